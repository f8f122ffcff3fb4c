/// The scripts that inspect a page from an isolated world, which scripts of the
/// page neither see nor change.
enum PageScripts {
    /// The places of elements with listeners, read in the world of the page; those
    /// of the document and the window are at `#`.
    static let listenerTypes = #"""
        (() => {
          const out = [];
          const path = \#(path);
          const of = (types, e) => {
            const known = new Set(types && types.get(e) || []);
            // Listeners that a page sets as properties or attributes.
            for (const type of ['click', 'keydown', 'keyup', 'keypress'])
              try { if (typeof e['on' + type] === 'function') known.add(type); } catch (_) {}
            return [...known].sort();
          };
          const walk = (root, view) => {
            const types = view[Symbol.for('everyscreen.listeners')];
            for (const e of root.querySelectorAll('*')) {
              const known = of(types, e);
              if (known.length) out.push([path(e), known]);
              if (out.length >= 20000) return;
              if (e.shadowRoot) walk(e.shadowRoot, view);
              if (/^(IFRAME|FRAME|OBJECT)$/i.test(e.tagName)) {
                try { if (e.contentDocument) walk(e.contentDocument, e.contentWindow); } catch (_) {}
              }
            }
          };
          const types = window[Symbol.for('everyscreen.listeners')];
          out.push(['#', [...new Set(of(types, document).concat(of(types, window)))].sort()]);
          walk(document, window);
          return out;
        })()
        """#

    /// A path that survives a reload: positions among child elements from the root,
    /// `s` into a shadow root, `f` into a frame.
    private static let path = #"""
        (el) => {
          const out = [];
          let e = el;
          while (e) {
            const p = e.parentNode;
            if (p && p.nodeType === 11 && p.host) { out.unshift([...p.children].indexOf(e)); out.unshift('s'); e = p.host; continue; }
            if (p && p.nodeType === 1) {
              let i = 0;
              for (let q = e.previousElementSibling; q; q = q.previousElementSibling) i++;
              out.unshift(i); e = p; continue;
            }
            if (p && p.nodeType === 9) {
              let frame = null;
              try { frame = p.defaultView && p.defaultView.frameElement; } catch (_) {}
              if (frame) { out.unshift('f'); e = frame; continue; }
            }
            break;
          }
          return out.join('.');
        }
        """#

    /// The functions that a recording calls, as members of `page`.
    static let tools = #"""
        globalThis.page = (() => {
          const A = {path: \#(path)};
          A.resolve = (path) => {
            let e = document.documentElement;
            const parts = path === '' ? [] : path.split('.');
            for (let i = 0; i < parts.length; i++) {
              if (!e) return null;
              const x = parts[i];
              if (x === 's') { e = e.shadowRoot && e.shadowRoot.children[+parts[++i]]; }
              else if (x === 'f') { try { e = e.contentDocument && e.contentDocument.documentElement; } catch (_) { return null; } }
              else e = e.children[+x];
            }
            return e;
          };
          A.active = () => {
            let e = document.activeElement;
            for (;;) {
              if (!e) return null;
              if (e.shadowRoot && e.shadowRoot.activeElement) { e = e.shadowRoot.activeElement; continue; }
              if (/^(IFRAME|FRAME|OBJECT)$/i.test(e.tagName)) {
                let d = null; try { d = e.contentDocument; } catch (_) {}
                const a = d && d.activeElement;
                if (a && a !== d.body && a !== d.documentElement) { e = a; continue; }
                return e;
              }
              break;
            }
            return (e === document.body || e === document.documentElement) ? null : e;
          };
          // The element around another, out of a shadow root as well.
          const outer = (e) => e.parentElement || (e.getRootNode() || {}).host || null;
          // Whether a whole side of the browser's own ring is drawn in the window: that ring is seen on any background. Browsers scroll
          // an element to the edge of the window, so that one side of its ring is often cut off.
          const ring = (e, r) => {
            const s = e.ownerDocument.defaultView.getComputedStyle(e);
            if (s.outlineStyle !== 'auto' || e.ownerDocument !== document || r.width < 4 || r.height < 4) return false;
            const [x, y, right, bottom] = [r.x - 2, r.y - 2, r.right + 2, r.bottom + 2];
            let clip = {x: 0, y: 0, right: innerWidth, bottom: innerHeight};
            if (!e.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
            for (let p = e; p; p = outer(p)) {
              const t = getComputedStyle(p);
              if (+t.opacity < 0.9 || t.clipPath !== 'none' || t.filter !== 'none' || t.maskImage !== 'none') return false;
              if (p !== e && t.overflow !== 'visible' && p !== document.documentElement && p !== document.body) {
                const b = p.getBoundingClientRect();
                clip = {x: Math.max(clip.x, b.x), y: Math.max(clip.y, b.y),
                  right: Math.min(clip.right, b.right), bottom: Math.min(clip.bottom, b.bottom)};
              }
            }
            const isWide = x >= clip.x && right <= clip.right, isHigh = y >= clip.y && bottom <= clip.bottom;
            if (!(isWide && (y >= clip.y || bottom <= clip.bottom)) && !(isHigh && (x >= clip.x || right <= clip.right))) return false;
            const at = (x, y) => { let f = document.elementFromPoint(x, y); while (f && f.shadowRoot) {
              const g = f.shadowRoot.elementFromPoint(x, y); if (!g || g === f) break; f = g; } return f; };
            const top = at(r.x + r.width / 2, r.y + r.height / 2);
            return !!top && (e.contains(top) || top.contains(e) || (e.labels && [...e.labels].some(l => l.contains(top))));
          };
          // The box in the window, and how far the page is scrolled.
          const place = (r) => [r.x, r.y, r.width, r.height].map(v => Math.round(v * 10) / 10).concat([Math.round(scrollX), Math.round(scrollY)]);
          A.state = () => {
            const e = A.active();
            if (!e) return null;
            const r = e.getBoundingClientRect();
            const inner = /^(VIDEO|AUDIO)$/.test(e.tagName)
              || (e.tagName === 'INPUT' && /^(date|time|datetime-local|month|week)$/.test(e.type));
            return {path: A.path(e), inner, ring: ring(e, r), place: place(r), left: A.left};
          };
          // A script may move focus a moment after the key.
          A.rest = (frames) => new Promise(done => {
            const next = () => frames-- > 0 ? requestAnimationFrame(next) : setTimeout(done, 0);
            next();
            setTimeout(done, 250);
          });
          A.place = (path) => { const e = A.resolve(path); return e && place(e.getBoundingClientRect()); };
          // Focus that has left may be brought back by a timer. A person notices that within a tenth of a second or two.
          A.late = (looks) => new Promise(done => {
            const look = () => { const s = A.state(); s || --looks < 1 ? done(s) : setTimeout(look, 50); };
            setTimeout(look, 50);
          });
          // Counts the changes of the document since it was asked last.
          A.watch = () => { A.count = 0; const w = new MutationObserver(all => { A.count += all.length; });
            w.observe(document, {subtree: true, childList: true, attributes: true, characterData: true}); A.watcher = w; };
          A.changes = () => { const n = A.count + A.watcher.takeRecords().length; A.count = 0; return n; };
          A.pause = (time) => pause(time);
          const pause = (time) => new Promise(done => setTimeout(done, time));
          A.stateAfter = (frames, slow) => frames
            ? A.rest(frames).then(() => slow ? pause(150) : null).then(A.state).then(s => s || A.late(3)) : A.state();
          A.focus = (path) => {
            const e = A.resolve(path);
            if (!e) return null;
            const a = A.active(); if (a) a.blur();
            A.taken = false;
            const take = () => { A.taken = true; };
            e.addEventListener('focus', take, true);
            e.focus();
            e.removeEventListener('focus', take, true);
            return A.state();
          };
          // The title of the page and the modals over it. They change where focus leads to another context.
          const context = () => ({title: document.title, modals: [...document.querySelectorAll('dialog:modal,[aria-modal=true]')].filter(isSeen).length});
          // Before scripts of the element hear of it.
          document.addEventListener('focus', (e) => { if (!A.landed && e.target !== document) A.landed = e.target; }, true);
          // The element that focus reached first since this was asked last, if the context changed meanwhile; and whether by a modal.
          A.contextChange = () => {
            const now = context(), before = A.context || now, landed = A.landed;
            A.context = now;
            A.landed = null;
            const isModal = now.modals !== before.modals;
            return landed && (isModal || now.title !== before.title) ? {path: A.path(landed), isModal} : null;
          };
          // Whether the element that was focused last took focus, and none has it now.
          A.losesFocus = () => A.taken === true && !A.active();
          A.media = () => [...document.querySelectorAll('audio,video')].map(m => {
            const o = {path: A.path(m), tag: m.tagName.toLowerCase(), paused: m.paused, muted: m.muted, autoplay: m.autoplay,
              controls: m.controls, loop: m.loop, duration: isFinite(m.duration) ? m.duration : null,
              source: m.currentSrc || null, tracks: [...m.querySelectorAll('track')].map(t => t.kind)};
            // Chromium lets no video with sound start by itself here, so that nothing is decoded. Media of other hosts are closed to scripts.
            try { if (m.tagName === 'VIDEO' && m.readyState > 0) o.hasAudio = m.captureStream().getAudioTracks().length > 0; } catch (_) {}
            return o;
          });
          const FOC = 'a[href],area[href],button,input:not([type=hidden]),select,textarea,iframe,summary,[tabindex],'
            + '[contenteditable]:not([contenteditable=false]),audio[controls],video[controls]';
          const each = (visit) => {
            const walk = (root) => {
              for (const e of root.querySelectorAll('*')) {
                visit(e);
                if (e.shadowRoot) walk(e.shadowRoot);
                if (/^(IFRAME|FRAME|OBJECT)$/i.test(e.tagName)) { try { if (e.contentDocument) walk(e.contentDocument); } catch (_) {} }
              }
            };
            walk(document);
          };
          const isSeen = (e) => e.checkVisibility({opacityProperty: true, visibilityProperty: true});
          const takesFocus = (e) => e.matches(FOC) && !e.disabled && e.checkVisibility({visibilityProperty: true}) && !e.closest('[inert]');
          A.isLink = (path) => { const e = A.resolve(path); return !!e && e.matches('a[href],area[href]'); };
          A.isSeen = (path) => { const e = A.resolve(path); return !!e && isSeen(e); };
          // The first element in a part of the page, besides some content, that takes focus.
          A.focusableOf = (path, besides) => {
            const e = A.resolve(path), content = A.resolve(besides);
            const found = e && [e, ...e.querySelectorAll(FOC)].find(f => takesFocus(f) && !(content && content.contains(f)));
            return found ? A.path(found) : null;
          };
          A.focusables = () => {
            const out = {};
            each(e => {
              if (takesFocus(e)) out[A.path(e)] = e.tabIndex;
            });
            return out;
          };
          // Changes when anything is added, removed, moved or named otherwise.
          A.signature = () => {
            let h = 0x811c9dc5, n = 0;
            const mix = (s) => { for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193); };
            each(e => {
              n++;
              mix(e.tagName);
              for (const a of e.attributes) { mix(a.name); mix(a.value); }
              const r = e.getBoundingClientRect();
              mix(`${Math.round(r.x + scrollX)},${Math.round(r.y + scrollY)},${Math.round(r.width)},${Math.round(r.height)}`);
              for (let c = e.firstChild; c; c = c.nextSibling) if (c.nodeType === 3) mix(c.data);
            });
            return `${n}:${h >>> 0}:${document.fonts.status}`;
          };
          A.isMoving = () => document.scripts.length > 0 || document.getAnimations().some(a => a.playState === 'running')
            || document.querySelector('iframe,frame,object,embed') !== null || document.querySelector('[onload],[onfocus],[onblur]') !== null;
          A.elements = () => { let n = 0; each(() => n++); return n; };
          // Content that the browser skips until it is scrolled to is there for people, and missing in the trees.
          A.reveal = () => each(e => {
            if (e.ownerDocument.defaultView.getComputedStyle(e).contentVisibility === 'auto')
              e.style.setProperty('content-visibility', 'visible', 'important');
          });
          A.info = () => {
            const d = document.documentElement;
            return {title: document.title, lang: d && d.lang || null, contentType: document.contentType,
              compatMode: document.compatMode, url: location.pathname,
              // Of several declarations the last counts.
              metaViewport: ([...document.querySelectorAll('meta[name="viewport" i]')].pop() || {}).content || null,
              metaRefresh: [...document.querySelectorAll('meta[http-equiv="refresh" i]')].map(m => m.content),
              // Whether lines below elements are among the styles.
              borders: true,
              scrollSize: [d ? d.scrollWidth : 0, d ? d.scrollHeight : 0], scripts: document.scripts.length};
          };
          // What a tab keeps when another page follows.
          A.forget = () => { window.name = ''; try { sessionStorage.clear(); } catch (_) {} return null; };
          A.links = () => [...new Set([...document.querySelectorAll('a[href],area[href]')].map(a => a.href))].slice(0, 5000);
          A.left = 0;
          document.addEventListener('focusout', (e) => { if (!e.relatedTarget) A.left++; }, true);
          A.hasHandlers = () => { let found = false; each(e => { if (!found) for (const a of e.attributes)
            if (a.name.startsWith('on')) { found = true; break; } }); return found; };
          // Strings of the page's own, for a made-up language.
          const SHOWN = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
          const texts = () => {
            const out = [];
            const skipped = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|TEXTAREA)$/;
            const walk = (root) => {
              const it = root.ownerDocument ? root.ownerDocument.createTreeWalker(root, 4) : root.createTreeWalker(root, 4);
              for (let t = it.nextNode(); t; t = it.nextNode())
                if (t.data.trim() && !(t.parentNode && skipped.test(t.parentNode.nodeName))) out.push([t, null]);
            };
            walk(document);
            each(e => {
              if (e.shadowRoot) walk(e.shadowRoot);
              for (const a of SHOWN) if (e.getAttribute(a)) out.push([e, a]);
              if (e.tagName === 'INPUT' && /^(button|submit|reset)$/.test(e.type) && e.value) out.push([e, 'value']);
            });
            return out;
          };
          A.strings = () => texts().map(([n, a]) => a ? n.getAttribute(a) || n.value : n.data.trim());
          A.translate = (strings) => texts().forEach(([n, a], i) => {
            if (strings[i] === undefined) return;
            if (a) n.setAttribute(a, strings[i]); else n.data = n.data.replace(n.data.trim(), () => strings[i]);
          });
          \#(facts)
          \#(openings)
          A.style = (text) => { const s = document.createElement('style'); s.textContent = text; (document.head || document.documentElement).append(s); };
          return A;
        })();
        """#

    /// The text spacing that people may set (WCAG 2.2, SC 1.4.12).
    static let spacing = """
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
        """

    /// The functions that compare pictures of a page, as members of `pictures` of
    /// an empty page.
    static let pictures = #"""
        globalThis.pictures = (() => {
          const P = {};
          const decode = async (data) => {
            const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
            const canvas = new OffscreenCanvas(image.width, image.height);
            const context = canvas.getContext('2d', {willReadFrequently: true});
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, image.width, image.height);
          };
          // Takes a picture of the page without focus, and answers with the colors in boxes.
          P.base = async (data, boxes) => { P.first = decode(data); return colors(await P.first, boxes); };
          const colors = (s, boxes) => boxes.map(([x, y, w, h]) => {
            const x0 = Math.trunc(Math.max(0, x)), y0 = Math.trunc(Math.max(0, y));
            const x1 = Math.trunc(Math.min(s.width, x + w + 1)), y1 = Math.trunc(Math.min(s.height, y + h + 1));
            if (x1 - x0 < 3 || y1 - y0 < 3) return null;
            const counts = new Map();
            for (let v = y0; v < y1; v++) for (let u = x0; u < x1; u++) {
              const i = (v * s.width + u) * 4;
              const c = (s.data[i] << 16) | (s.data[i + 1] << 8) | s.data[i + 2];
              counts.set(c, (counts.get(c) || 0) + 1);
            }
            const sorted = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
            const parts = c => [c >> 16, (c >> 8) & 255, c & 255];
            const bg = parts(sorted[0][0]);
            let far = bg, distance = -1;
            for (const [c] of [...counts].sort((a, b) => a[0] - b[0])) {
              const p = parts(c), d = Math.abs(p[0] - bg[0]) + Math.abs(p[1] - bg[1]) + Math.abs(p[2] - bg[2]);
              if (d > distance) { far = p; distance = d; }
            }
            return {common: bg, farthest: far, distinct: counts.size,
              commonShare: Math.round(1000 * sorted[0][1] / ((x1 - x0) * (y1 - y0))) / 1000};
          });
          const linear = \#(linear);
          const luminance = (s, i) => {
            const [x, y, z] = [0, 1, 2].map(k => linear(s.data[i + k] / 255));
            return 0.2126 * x + 0.7152 * y + 0.0722 * z;
          };
          const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          // How many pixels of a picture differ from those of a larger one, in which its corner is at a point; and the contrast of what
          // focus draws, in the first picture or in the second, with what it replaces or with the pixels beside it that stay.
          const compare = (a, b, x0, y0, isFirst) => {
            if (x0 < 0 || y0 < 0 || x0 + a.width > b.width || y0 + a.height > b.height) return null;
            const at = (x, y) => [(y * a.width + x) * 4, ((y + y0) * b.width + x + x0) * 4];
            const differs = (i, j) => Math.abs(a.data[i] - b.data[j]) > 8 || Math.abs(a.data[i + 1] - b.data[j + 1]) > 8
              || Math.abs(a.data[i + 2] - b.data[j + 2]) > 8;
            let n = 0;
            const replaced = [], beside = [];
            for (let y = 0; y < a.height; y++) for (let x = 0; x < a.width; x++) {
              const [i, j] = at(x, y);
              if (!differs(i, j)) continue;
              n++;
              if (replaced.length >= 20000) continue;
              const [now, then] = isFirst ? [luminance(a, i), luminance(b, j)] : [luminance(b, j), luminance(a, i)];
              let best = 1;
              for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]]) {
                if (x + dx < 0 || y + dy < 0 || x + dx >= a.width || y + dy >= a.height) continue;
                const [k, l] = at(x + dx, y + dy);
                if (!differs(k, l)) best = Math.max(best, ratio(now, luminance(a, k)));
              }
              replaced.push(ratio(now, then));
              beside.push(best);
            }
            // A few pixels are the edges of letters or the caret.
            replaced.sort((a, b) => b - a);
            beside.sort((a, b) => b - a);
            const contrast = n ? Math.max(replaced[Math.min(8, replaced.length - 1)], beside[beside.length >> 1]) : 1;
            return {count: n, contrast: Math.round(contrast * 100) / 100};
          };
          // How a part of the window differs from the page without focus.
          P.part = async (data, x, y) => compare(await decode(data), await P.first, x, y, true);
          // How a picture differs from the one that was kept.
          P.keep = async (data) => { P.kept = await decode(data); };
          P.changed = async (data) => compare(await decode(data), P.kept, 0, 0, false);
          return P;
        })();
        """#
}
