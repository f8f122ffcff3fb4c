import EveryScreenAudit

extension CriterionGuide {
    /// The manual check of each criterion: the part that needs meaning, time, sound
    /// or use, which no screen contains.
    ///
    /// Sources: the criteria themselves (https://www.w3.org/TR/WCAG22/) and, for
    /// apps, WCAG2ICT and WCAG2Mobile.
    static let table: [CriterionGuide] = [
        CriterionGuide(
            .nonTextContent,
            "Compare each label of a picture or icon with what it shows: it must say the same, and pictures without a label must be decoration."
        ),
        CriterionGuide(
            .audioOnlyAndVideoOnlyPrerecorded,
            "Compare each transcript of sound, and each description of a silent video, with the recording."),
        CriterionGuide(
            .captionsPrerecorded, "Watch each video with captions: they must be complete, in time, and name speakers and sounds."),
        CriterionGuide(
            .audioDescriptionOrMediaAlternativePrerecorded,
            "Listen to each video without watching: a description or a text must contain all visual information."),
        CriterionGuide(
            .captionsLive, "Watch a live broadcast with captions. Without live media with sound the criterion is not applicable."),
        CriterionGuide(
            .audioDescriptionPrerecorded, "Listen to each video without watching: a sound track must describe all visual information."),
        CriterionGuide(
            .infoAndRelationships,
            "Compare headings, lists, tables, groups and required fields as they look with what the screen reader says of them."),
        CriterionGuide(.meaningfulSequence, "Listen to each screen from start to end: the order must keep its meaning."),
        CriterionGuide(
            .sensoryCharacteristics,
            "Read all instructions: none may need shape, color, size, place or sound alone, as in \"press the round button on the right\"."),
        CriterionGuide(.orientation, "Turn each screen: it must work upright and sideways.", isDecidedBySpecs: true),
        CriterionGuide(
            .identifyInputPurpose,
            "Check that fields for data about the person, such as name, e-mail and postal code, state their content type (`textContentType`, "
                + "`autocomplete`)."),
        CriterionGuide(.useOfColor, "View each screen in grayscale: all information in color must be there in another way."),
        CriterionGuide(
            .audioControl, "Find sound that starts by itself for more than 3 seconds: it must have a pause, stop or volume control."),
        CriterionGuide(.contrastMinimum, "Measure text within pictures and on photos or gradients: 4.5 : 1, large text 3 : 1."),
        CriterionGuide(
            .resizeText, "Set text to 200 %: all text must grow and be whole, and every function must be there.", isDecidedBySpecs: true),
        CriterionGuide(.imagesOfText, "Look for pictures of text that could be text; logos are exempt."),
        CriterionGuide(
            .reflow,
            "Show each screen 320 points wide: nothing may be lost or need scrolling in two directions, apart from maps and tables.",
            isDecidedBySpecs: true),
        CriterionGuide(
            .nonTextContrast, "Measure charts, icons and the look of states, which specs don't know: 3 : 1 with their surroundings."),
        CriterionGuide(
            .textSpacing, "Set the line, paragraph, letter and word spacing of the criterion: nothing may be lost.", isDecidedBySpecs: true),
        CriterionGuide(
            .contentOnHoverOrFocus,
            "Point at and focus everything that shows more: what appears must be closable, must hold the pointer, and must stay."),
        CriterionGuide(.keyboard, "Do every task with a keyboard alone, also what takes drawing, dragging or holding."),
        CriterionGuide(.noKeyboardTrap, "Tab through each screen: the focus must be able to leave everything.", isDecidedBySpecs: true),
        CriterionGuide(
            .characterKeyShortcuts,
            "Look for shortcuts of one letter, digit or sign: they must be changeable, off, or active only in focus."),
        CriterionGuide(
            .timingAdjustable, "Look for time limits in code and services: people must be able to turn off, change or extend them."),
        CriterionGuide(
            .pauseStopHide,
            "Look for what moves, blinks, scrolls or updates by itself for more than 5 seconds: it must be possible to stop it."),
        CriterionGuide(
            .threeFlashesOrBelowThreshold, "Look for flashing in videos and animations: at most three flashes a second."),
        CriterionGuide(.bypassBlocks, "Check that blocks that repeat on pages can be passed by a link, a landmark or a heading."),
        CriterionGuide(.pageTitled, "Read each title: it must say what the screen is about, and differ from the others."),
        CriterionGuide(.focusOrder, "Tab through each screen: the order must keep its meaning."),
        CriterionGuide(.linkPurposeInContext, "Read each link with the text around it: its target must be clear."),
        CriterionGuide(.multipleWays, "Check that each page of a set can be found in two ways, such as a menu and a search."),
        CriterionGuide(.headingsAndLabels, "Read headings and labels: each must say what follows or what to enter."),
        CriterionGuide(.focusVisible, "Tab through each screen: the focus must always be seen.", isDecidedBySpecs: true),
        CriterionGuide(
            .focusNotObscuredMinimum, "Tab through each screen with all bars and banners: the focus must never be wholly covered.",
            isDecidedBySpecs: true),
        CriterionGuide(.pointerGestures, "Try each function of a swipe, pinch or path: a tap or press must do the same."),
        CriterionGuide(
            .pointerCancellation, "Press each control, move off it and let go: nothing may happen, or it must be possible to undo it."),
        CriterionGuide(
            .labelInName, "Compare each control's visible text with its label: the label must contain it.", isDecidedBySpecs: true),
        CriterionGuide(
            .motionActuation, "Try each function of shaking or tilting: a control must do the same, and it must be possible to turn off."),
        CriterionGuide(.draggingMovements, "Try each function of dragging: single taps must do the same."),
        CriterionGuide(
            .targetSizeMinimum, "Measure controls: 24 × 24 CSS pixels, or that much room around their middle.", isDecidedBySpecs: true),
        CriterionGuide(.languageOfPage, "Listen to each screen: it must be spoken in the language in which it is written."),
        CriterionGuide(.languageOfParts, "Listen to passages in other languages: each must be spoken in its language."),
        CriterionGuide(.onFocus, "Move the focus over everything: the focus alone may start, submit or open nothing."),
        CriterionGuide(.onInput, "Change every field, switch and picker: the screen may change only if people are warned before."),
        CriterionGuide(.consistentNavigation, "Compare bars and menus of all screens: what repeats must be in the same order."),
        CriterionGuide(.consistentIdentification, "Compare controls of all screens: what does the same must have the same name."),
        CriterionGuide(.consistentHelp, "Compare where help is offered on all screens: it must be in the same place."),
        CriterionGuide(.errorIdentification, "Make every mistake in every form: a text must identify the field and the mistake."),
        CriterionGuide(.labelsOrInstructions, "Read each form: it must state the expected input, its format, and the required fields."),
        CriterionGuide(.errorSuggestion, "Make every mistake in every form: a correction must be suggested where one is known."),
        CriterionGuide(
            .errorPreventionLegalFinancialData,
            "Do each contract, payment and deletion: it must be possible to undo, correct or confirm it."),
        CriterionGuide(.redundantEntry, "Do each task of several steps: earlier input must be filled in or offered."),
        CriterionGuide(
            .accessibleAuthenticationMinimum,
            "Sign in: nothing to remember, solve or copy by hand may be required; pasting and password managers must work."),
        CriterionGuide(.nameRoleValue, "Listen to each control: name, role, value and state must be right, and change when they change."),
        CriterionGuide(.statusMessages, "Cause each message, result and progress: it must be announced without moving the focus."),
    ]
}
