extension PageScripts {
    /// The function `page.facts()`, a part of the tools.
    ///
    /// It returns by the paths of elements how placeholders are set, which styles
    /// move or blink, and how long pictures of several frames play. It returns the
    /// colors of lines and drawings as well, and the content that only the pointer
    /// shows.
    ///
    /// Sources: Web Animations; WebCodecs, `ImageDecoder`; WCAG 2.2, the
    /// definition of flashes.
    static let facts = #"""
        \#(hovers)
          const numbers = (color) => {
            const canvas = new OffscreenCanvas(1, 1).getContext('2d');
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data];
          };
          const linear = \#(linear);
          // The luminance of a color, and how red it is.
          const light = (color) => {
            const [r, g, b, a] = numbers(color).map(v => v / 255);
            const [x, y, z] = [r, g, b].map(linear);
            const isRed = x + y + z > 0 && x / (x + y + z) >= 0.8;
            return {light: a < 0.1 ? 1 : 0.2126 * x + 0.7152 * y + 0.0722 * z, red: Math.max(0, x - y - z) * 320, isRed};
          };
          const state = (name, value) => {
            if (name === 'opacity') return {light: +value, red: 0};
            if (name === 'visibility') return {light: value === 'visible' ? 1 : 0, red: 0};
            return light(value);
          };
          const BLINKS = ['opacity', 'visibility', 'color', 'backgroundColor', 'fill', 'borderTopColor', 'outlineColor'];
          const MOVES = /^(transform|translate|left|right|top|bottom|inset|margin|width|height|backgroundPosition|offset|textIndent|objectPosition)/;
          const TURNS = /^(rotate|scale)/;
          // How often opposite changes follow each other within one period.
          const flashes = (states, isAlternate, isRepeated) => {
            const all = isAlternate ? states.concat(states.slice(0, -1).reverse()) : isRepeated ? states.concat([states[0]]) : states;
            let pairs = 0, before = 0;
            for (let i = 1; i < all.length; i++) {
              const [a, b] = [all[i - 1], all[i]];
              const isBright = Math.abs(a.light - b.light) >= 0.1 && Math.min(a.light, b.light) < 0.8;
              const isRed = (a.isRed || b.isRed) && Math.abs(a.red - b.red) > 20;
              if (!isBright && !isRed) continue;
              const way = Math.sign(isBright ? b.light - a.light : b.red - a.red);
              if (before && way !== before) pairs++;
              before = way;
            }
            return Math.ceil(pairs / 2);
          };
          const animation = (a) => {
            const effect = a.effect, target = effect && effect.target;
            if (!target || a.playState !== 'running' || !(a.timeline instanceof DocumentTimeline)) return null;
            if (!target.checkVisibility({visibilityProperty: false})) return null;
            const timing = effect.getComputedTiming(), frames = effect.getKeyframes();
            const period = timing.duration / 1000 / a.playbackRate, seconds = timing.activeDuration / 1000 / a.playbackRate;
            if (!(period > 0) || frames.length < 2) return null;
            const changed = Object.keys(frames[0]).filter(name => !/^(offset|computedOffset|easing|composite)$/.test(name)
              && frames.some(f => f[name] !== undefined && f[name] !== frames[0][name]));
            const turns = (name) => TURNS.test(name) || name === 'transform'
              && frames.every(f => !f[name] || f[name] === 'none' || /^((rotate|scale)[a-zA-Z3]*\([^)]*\)\s*)+$/.test(f[name]));
            const blinks = changed.filter(name => BLINKS.includes(name));
            const isAlternate = /alternate/.test(timing.direction), isRepeated = timing.iterations > (isAlternate ? 2 : 1);
            const counts = blinks.map(name => flashes(frames.filter(f => f[name] !== undefined).map(f => state(name, f[name])), isAlternate, isRepeated));
            const rate = Math.max(0, ...counts) / (period * (isAlternate ? 2 : 1));
            const isSteady = /^step/.test(frames[0].easing) || /^step/.test(timing.easing);
            const kind = changed.some(n => MOVES.test(n) && !turns(n)) ? 'slide' : changed.some(turns) ? 'spin'
              : blinks.length ? (rate > 3 || isSteady ? 'blink' : 'fade') : null;
            if (!kind) return null;
            const box = target.getBoundingClientRect();
            const shows = effect.pseudoElement ? null : (target.textContent || '').trim() ? 'text'
              : target.matches('img,picture,video,canvas') || target.querySelector('img,picture,video,canvas') ? 'image' : null;
            return [target, {kind, seconds: isFinite(seconds) ? seconds : null, flashes: rate * Math.min(seconds, 1e9) > 3 ? rate : 0, shows,
              area: Math.round(box.width * box.height), isLoading: !!target.closest('[role=progressbar],[role=meter],[aria-busy=true],progress')}];
          };
          // The lines around a field, by their colors.
          const edges = (s) => ['Top', 'Right', 'Bottom', 'Left'].filter(side => parseFloat(s[`border${side}Width`]) > 0
            && !/^(none|hidden)$/.test(s[`border${side}Style`])).map(side => s[`border${side}Color`]);
          // The lines around a field, or around a frame that holds it tightly.
          const frameEdges = (e) => {
            const view = e.ownerDocument.defaultView, own = e.getBoundingClientRect();
            for (let p = e, n = 0; p && n < 4; p = p.parentElement, n++) {
              const box = p.getBoundingClientRect();
              if (box.height > own.height + 32 || box.width > own.width + 160) break;
              const found = edges(view.getComputedStyle(p));
              if (found.length) return found;
            }
            return [];
          };
          // The colors of the drawing in a control without text; null where they are not plain.
          const inks = (e) => {
            if (e.innerText.trim() || e.querySelector('img,picture,video,canvas,object,use,image,foreignObject')) return null;
            const out = new Set();
            for (const shape of e.querySelectorAll('svg :is(path,rect,circle,ellipse,line,polyline,polygon)')) {
              if (!shape.checkVisibility({visibilityProperty: true}) || shape.closest('defs,clipPath,mask,symbol')) continue;
              const s = getComputedStyle(shape);
              const isDrawn = parseFloat(s.strokeWidth) > 0;
              for (const [paint, opacity] of [[s.fill, s.fillOpacity], [isDrawn ? s.stroke : 'none', s.strokeOpacity]]) {
                if (paint === 'none' || opacity === '0') continue;
                if (!/^rgb/.test(paint) || opacity !== '1' || s.opacity !== '1') return null;
                out.add(paint);
              }
            }
            return out.size ? [...out] : null;
          };
          const FIELDS = 'textarea,input:is([type=text],[type=search],[type=email],[type=tel],[type=url],[type=password],[type=number],'
            + '[type=date],[type=time],[type=month],[type=week],[type=datetime-local],:not([type]))';
          // Pictures of other hosts that do not allow it are closed to scripts.
          const play = async (image) => {
            const answer = await fetch(image.currentSrc), type = (answer.headers.get('content-type') || '').split(';')[0].trim();
            if (!/^image\/(gif|webp|png|apng|avif)$/.test(type)) return null;
            const decoder = new ImageDecoder({data: await answer.arrayBuffer(), type});
            await decoder.tracks.ready;
            const track = decoder.tracks.selectedTrack;
            // A format of several frames may hold one; then this fails.
            await decoder.decode({frameIndex: 1});
            if (!isFinite(track.repetitionCount)) return {seconds: null};
            let time = 0;
            for (let i = 0; i < Math.min(track.frameCount, 500); i++) time += (await decoder.decode({frameIndex: i})).image.duration || 0;
            return {seconds: time / 1e6 * (track.repetitionCount + 1)};
          };
          A.facts = async () => {
            const out = {};
            const of = (e) => { const path = A.path(e); return out[path] = out[path] || {}; };
            const images = [];
            each(e => {
              if (/^(INPUT|TEXTAREA)$/.test(e.tagName) && (e.placeholder || '').trim() && e.matches(':placeholder-shown')) {
                const s = e.ownerDocument.defaultView.getComputedStyle(e, '::placeholder');
                of(e).placeholder = {color: s.color, fill: s.webkitTextFillColor, opacity: s.opacity, size: s.fontSize, weight: s.fontWeight};
              }
              if (e.matches(FIELDS) && !e.value && !(e.placeholder || '').trim() && !e.disabled)
                of(e).edges = frameEdges(e);
              if (e.matches('button,a[href],summary,[role=button],[role=link]') && e.querySelector('svg')) {
                const found = inks(e);
                if (found) of(e).inks = found;
              }
              if (e.tagName === 'IMG' && e.complete && e.naturalWidth > 1 && !/\.(jpe?g|svg)([?#]|$)/i.test(e.currentSrc)
                && e.checkVisibility({visibilityProperty: true})) images.push(e);
            });
            for (const [e, trigger] of hovers(FOC)) of(e).hover = {trigger: A.path(trigger), text: shows(e)};
            for (const a of document.getAnimations().slice(0, 500)) {
              const found = animation(a);
              if (found) (of(found[0]).motion = of(found[0]).motion || []).push(found[1]);
            }
            // Movements that end are judged at their end.
            for (const a of document.getAnimations()) {
              const timing = a.effect && a.effect.getComputedTiming();
              if (timing && isFinite(timing.endTime) && a.playState === 'running') try { a.finish(); } catch (_) {}
            }
            const late = new Promise(done => setTimeout(done, 1500));
            const played = Promise.all(images.slice(0, 40).map(async (image) => {
              try { const found = await play(image); if (found) of(image).plays = found; } catch (_) {}
            }));
            await Promise.race([played, late]);
            return out;
          };
        """#

    /// The amount of light of a channel of sRGB, from 0 to 1 (WCAG 2.2, relative
    /// luminance).
    static let linear = "v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4"
}
