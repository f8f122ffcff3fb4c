extension PageScripts {
    /// The functions that find what appears when a control is activated, a part of
    /// the tools.
    ///
    /// An element that a script writes anew as it was does not appear.
    static let openings = #"""
              const isOnPage = (e) => {
                const r = e.getBoundingClientRect();
                return isSeen(e) && r.width > 1 && r.height > 1 && r.right > 0 && r.bottom + scrollY > 0;
              };
              const look = (e) => `${e.tagName} ${e.id} ${e.className} ${(e.textContent || '').trim().slice(0, 80)}`;
              // Remembers what can be seen.
              A.remember = async () => {
                await A.calm();
                A.known = new Set();
                each(e => { if (isOnPage(e)) A.known.add(e); });
              };
              // Waits for movements that end.
              A.calm = () => Promise.race([pause(1500), pause(60).then(() => Promise.all(document.getAnimations()
                .filter(a => a.playState === 'running' && isFinite(a.effect.getComputedTiming().endTime)).map(a => a.finished.catch(() => null))))]);
              // The outermost elements that can be seen now and could not be before, and whether they lie over the rest.
              A.shown = () => {
                const gone = new Set([...A.known].filter(e => !e.isConnected).map(look));
                const all = new Set();
                each(e => { if (!A.known.has(e) && isOnPage(e) && !gone.has(look(e))) all.add(e); });
                const tops = [...all].filter(e => !all.has(outer(e)) && e !== document.body);
                A.news = tops;
                // Over the rest: in the top layer, or placed by the window or the page.
                const isOver = (e) => { for (let p = e; p && !A.known.has(p); p = outer(p)) {
                  const position = getComputedStyle(p).position;
                  if (position === 'fixed' || p.matches(':modal,:popover-open')) return true;
                  if (position === 'absolute' && (!p.offsetParent || p.offsetParent === document.body)) return true; } return false; };
                const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
                const covers = tops.some(e => middle && e.contains(middle) && isOver(middle));
                return {shown: tops.map(A.path), covers};
              };
              A.areGone = () => A.news.every(e => !e.isConnected || !isSeen(e));
              A.isAmongNews = (path) => { const e = A.resolve(path); return !!e && A.news.some(n => n.contains(e)); };
              const STATES = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'];
              const NAMES = [...STATES, 'aria-expanded', 'aria-label', 'aria-labelledby', 'aria-description', 'aria-valuetext', 'title', 'alt'];
              const DRAWN = ['color', 'backgroundColor', 'backgroundImage', 'borderTopColor', 'borderBottomColor', 'borderBottomWidth', 'fill', 'stroke',
                'fontWeight', 'textDecorationLine', 'opacity', 'transform', 'display', 'left', 'content'];
              // The look of a control, with the visibility of the parts that it controls; the words that are said of it; and its states.
              A.control = (path) => {
                const e = A.resolve(path);
                if (!e) return null;
                const all = [e, ...[...e.querySelectorAll('*')].slice(0, 60)];
                const drawn = (x, pseudo) => { const s = getComputedStyle(x, pseudo); return DRAWN.map(p => s[p]).join(); };
                const parts = (e.getAttribute('aria-controls') || '').split(/\s+/).map(id => document.getElementById(id)).filter(Boolean);
                return {look: all.map(x => [null, '::before', '::after'].map(p => drawn(x, p)).join('|')).join(';') + e.textContent
                    + parts.map(isSeen).join(),
                  said: all.map(x => NAMES.map(a => x.getAttribute(a)).join('|')).join(';') + e.textContent,
                  states: STATES.map(a => e.getAttribute(a)).join('|')};
              };
              A.click = (path) => { const e = A.resolve(path); if (e) e.click(); };
        """#
}
