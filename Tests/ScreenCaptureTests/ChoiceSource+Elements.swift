import EveryScreenModel
import EveryValue

extension ChoiceSource {
    /// Sets the spoken words.
    func tellWords(of element: inout ScreenElement) {
        element.identifier = maybe { $0.words() }
        element.label = maybe { $0.words() }
        element.value = maybe { $0.words() }
        element.hint = maybe { $0.words() }
        element.userInputLabels = maybe { $0.few { $0.words() } }
        element.labeledBy = maybe { $0.few { $0.words() } }
        element.liveRegion = maybe { $0.one() }
        element.largeContentTitle = maybe { $0.words() }
        element.customContent = maybe {
            $0.few { source in
                ScreenElement.CustomContent(label: source.words(), value: source.words(), importance: source.maybe { $0.one() })
            }
        }
        element.speech = maybe { source in
            ScreenElement.Speech(
                language: source.maybe { $0.words() }, textualContext: source.maybe { $0.one() },
                labelSpans: source.maybe { $0.few { $0.speechSpan() } }, valueSpans: source.maybe { $0.few { $0.speechSpan() } },
                hintSpans: source.maybe { $0.few { $0.speechSpan() } })
        }
    }

    private func speechSpan() -> ScreenElement.SpeechSpan {
        ScreenElement.SpeechSpan(
            range(),
            ScreenElement.SpeechAttributes(
                language: maybe { $0.words() }, pitch: maybe { $0.float(in: 0...2) }, spellsOut: maybe { $0.flag() },
                speaksPunctuation: maybe { $0.flag() }, phoneticNotation: maybe { $0.words() },
                headingLevel: maybe { $0.integer(in: 0...6) }, textualContext: maybe { $0.one() },
                remarks: maybe { $0.few { $0.words() } }))
    }

    /// Sets the role and the state.
    func tellState(of element: inout ScreenElement) {
        element.traits = maybe { ScreenElement.Traits(rawValue: UInt64(bitPattern: Int64($0.integer(in: .min...(.max))))) }
        element.headingLevel = maybe { $0.whole() }
        element.isAccessibilityElement = maybe { $0.flag() }
        element.isAccessibilityHidden = maybe { $0.flag() }
        element.isVisible = maybe { $0.flag() }
        element.isEnabled = maybe { $0.flag() }
        element.respondsToUserInteraction = maybe { $0.flag() }
        element.expandedStatus = maybe { $0.one() }
        element.isSystemProvided = maybe { $0.flag() }
        element.isDirectionFixed = maybe { $0.flag() }
        element.ignoresInvertColors = maybe { $0.flag() }
        element.isPrivacySensitive = maybe { $0.flag() }
        element.hasSystemSize = maybe { $0.flag() }
        element.roleMistakes = maybe {
            $0.few { ScreenElement.RoleMistake($0.one(), found: $0.words(), expected: $0.words()) }
        }
        element.isDecorative = maybe { $0.flag() }
        element.field = maybe { source in
            ScreenElement.FieldFacts(
                placeholder: source.maybe { $0.words() }, purpose: source.maybe { $0.words() }, isRequired: source.maybe { $0.flag() },
                isInvalid: source.maybe { $0.flag() }, errorMessage: source.maybe { $0.words() }, minimum: source.maybe { $0.length() },
                maximum: source.maybe { $0.length() })
        }
    }

    /// Sets the look.
    func tellLooks(of element: inout ScreenElement) {
        element.hitRegion = maybe { $0.anyRect() }
        element.activationPoint = maybe { $0.anyPoint() }
        element.outline = maybe { $0.few { $0.anyPoint() } }
        element.clipsContent = maybe { $0.flag() }
        element.coversTouches = maybe { $0.flag() }
        element.isPinned = maybe { $0.flag() }
        element.surface = maybe { source in
            var surface = ScreenElement.Surface(
                background: source.maybe { $0.few { $0.paint() } }, border: source.maybe { $0.color() }, glyph: source.maybe { $0.color() },
                opacity: source.maybe { $0.float(in: 0...1) })
            surface.backdrop = source.maybe { $0.few { $0.color() } }
            return surface
        }
        element.image = maybe { source in
            ScreenElement.ImageContent(
                name: source.maybe { $0.words() }, size: source.maybe { $0.anySize() }, showsText: source.maybe { $0.flag() })
        }
        element.text = maybe { $0.few { $0.textRun() } }
        element.media = maybe { source in
            var media = ScreenElement.Media(source.one())
            media.startsAutomatically = source.maybe { $0.flag() }
            media.duration = source.maybe { $0.duration() }
            media.canBeStopped = source.maybe { $0.flag() }
            media.isSilent = source.maybe { $0.flag() }
            media.hasCaptions = source.maybe { $0.flag() }
            media.hasAudioDescription = source.maybe { $0.flag() }
            media.hasTranscript = source.maybe { $0.flag() }
            return media
        }
        element.motion = maybe {
            $0.few { source in
                var motion = ScreenElement.Motion(source.one())
                motion.isEssential = source.maybe { $0.flag() }
                motion.duration = source.maybe { $0.duration() }
                motion.canBeStopped = source.maybe { $0.flag() }
                motion.flashesPerSecond = source.maybe { $0.float(in: 0...60) }
                return motion
            }
        }
    }

    private func textRun() -> ScreenElement.TextRun {
        var run = ScreenElement.TextRun(
            words(), style: maybe { $0.one() }, pointSize: maybe { $0.length() }, weight: maybe { $0.one() },
            lineCount: maybe { $0.whole() },
            isTruncated: maybe { $0.flag() }, color: maybe { $0.color() }, background: maybe { $0.paint() }, language: maybe { $0.words() },
            isPlaceholder: maybe { $0.flag() }, minimumScaleFactor: maybe { $0.float(in: 0...1) },
            fixedSpacing: maybe { source in
                ScreenElement.FixedSpacing(
                    letters: source.maybe { $0.length() }, words: source.maybe { $0.length() }, lines: source.maybe { $0.length() })
            },
            frame: maybe { $0.anyRect() })
        (run.isItalic, run.isUnderlined, run.alignment) = (maybe { $0.flag() }, maybe { $0.flag() }, maybe { $0.one() })
        run.lines = maybe {
            $0.few { source in ScreenElement.TextLine(source.maybe { $0.range() }, frame: source.anyRect()) }
        }
        return run
    }

    /// Sets the behavior.
    func tellBehavior(of element: inout ScreenElement) {
        element.actions = maybe { $0.few { $0.action() } }
        element.keyboardShortcuts = maybe {
            $0.few { source in
                var shortcut = ScreenElement.KeyboardShortcut(source.words(), modifiers: [])
                shortcut.modifierKeys = source.few { $0.one() }
                shortcut.isChangeable = source.maybe { $0.flag() }
                return shortcut
            }
        }
        element.gestures = maybe {
            $0.few { source in
                ScreenElement.Gesture(
                    source.one(), fingerCount: source.maybe { $0.whole() }, action: source.maybe { $0.words() },
                    alternatives: source.maybe { $0.few { $0.words() } })
            }
        }
        element.dragSources = maybe { $0.few { $0.dragPoint() } }
        element.dropPoints = maybe { $0.few { $0.dragPoint() } }
        element.directTouch = maybe { source in
            ScreenElement.DirectTouch(isSilentOnTouch: source.maybe { $0.flag() }, requiresActivation: source.maybe { $0.flag() })
        }
        element.keyboard = maybe { source in
            var behavior = ScreenElement.KeyboardBehavior(
                isFocusable: source.maybe { $0.flag() }, consumedKeys: source.maybe { $0.few { $0.one() } },
                next: source.maybe { $0.words() },
                previous: source.maybe { $0.words() }, group: source.maybe { $0.words() }, groupPriority: source.maybe { $0.whole() },
                showsFocus: source.maybe { $0.flag() }, hasFocus: source.maybe { $0.flag() }, actsOnKeys: source.maybe { $0.flag() },
                focusContrast: source.maybe { $0.length() })
            behavior.textUnderPointer = source.maybe { $0.words() }
            return behavior
        }
        element.scrolling = maybe { source in
            ScreenElement.Scrolling(axes: source.few { $0.one() }, contentSize: source.maybe { $0.anySize() })
        }
        element.modal = maybe { source in
            ScreenElement.ModalBehavior(closesOnEscapeKey: source.maybe { $0.flag() }, closesOnEscapeGesture: source.maybe { $0.flag() })
        }
    }

    private func action() -> ScreenElement.Action {
        ScreenElement.Action(
            one(), identifier: maybe { $0.words() }, name: maybe { $0.words() }, category: maybe { $0.words() },
            hasImage: maybe { $0.flag() },
            dismissesModal: maybe { $0.flag() }, isDestructive: maybe { $0.flag() }, isConfirmed: maybe { $0.flag() },
            isUndoable: maybe { $0.flag() }, leavesApp: maybe { $0.flag() })
    }

    private func dragPoint() -> ScreenElement.DragPoint { ScreenElement.DragPoint(words(), at: maybe { $0.anyPoint() }) }

    /// Sets the movement of assistive technology in it and through it.
    func tellOrder(of element: inout ScreenElement) {
        element.containerType = maybe { $0.one() }
        element.navigationStyle = maybe { $0.one() }
        element.groupsAccessibilityChildren = maybe { $0.flag() }
        element.accessibilityOrder = maybe { $0.few { $0.words() } }
        element.headerElements = maybe { $0.few { $0.words() } }
        element.rotors = maybe {
            $0.few { source in
                ScreenElement.Rotor(
                    source.maybe { $0.words() }, systemType: source.maybe { $0.one() }, targets: source.maybe { $0.few { $0.words() } })
            }
        }
        element.setPosition = maybe { source in
            ScreenElement.SetPosition(
                number: source.maybe { $0.whole() }, count: source.maybe { $0.whole() }, rows: source.maybe { $0.range() },
                columns: source.maybe { $0.range() })
        }
        element.dataTable = maybe { source in
            ScreenElement.DataTable(
                rowCount: source.maybe { $0.whole() }, columnCount: source.maybe { $0.whole() },
                rowHeaders: source.maybe { $0.few { $0.few { $0.words() } } },
                columnHeaders: source.maybe { $0.few { $0.few { $0.words() } } })
        }
        element.textFlow = maybe { source in
            ScreenElement.TextFlow(next: source.maybe { $0.words() }, previous: source.maybe { $0.words() })
        }
    }
}
