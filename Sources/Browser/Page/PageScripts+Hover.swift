extension PageScripts {
    /// The function `hovers`, a part of the tools.
    ///
    /// It returns the elements that no one sees until the pointer is over another
    /// one, each with that other one, where no key shows them.
    ///
    /// A rule for `:hover` that shows such an element counts. Rules for `:focus`
    /// and the like, for a checked box, a target or an open element show it
    /// without the pointer. Style sheets of other hosts are closed to scripts.
    ///
    /// Sources: Selectors 4, sections 9 and 12; WCAG 2.2 SC 2.1.1.
    static let hovers = #"""
          const hovers = (focusable) => {
            const KEYS = /:(focus-within|focus-visible|focus|checked|target|open|popover-open)(?![\w-])|\[open\]/;
            // The parts of a text between separators that stand in no brackets.
            const split = (text, isSeparator) => {
              const out = [''];
              let depth = 0, quote = '';
              for (const c of text) {
                if (quote) { if (c === quote) quote = ''; }
                else if (c === '"' || c === "'") quote = c;
                else if (c === '(' || c === '[') depth++;
                else if (c === ')' || c === ']') depth--;
                if (!depth && !quote && isSeparator(c)) out.push(''); else out[out.length - 1] += c;
              }
              return out;
            };
            const always = (selector) => selector.replace(new RegExp(KEYS.source, 'g'), ':is(*)').replace(/:hover(?![\w-])/g, ':is(*)');
            const all = (selector) => { try { return [...document.querySelectorAll(selector)]; } catch (_) { return []; } };
            // The part of a selector up to the end of the compound in which something stands.
            const upTo = (selector, found) => {
              const end = selector.search(found);
              const rest = split(selector.slice(end), c => /[\s>+~]/.test(c))[0];
              return selector.slice(0, end) + rest;
            };
            const shown = (s) => [s.display && s.display !== 'none' && 'display', s.visibility === 'visible' && 'visibility',
              parseFloat(s.opacity) > 0 && 'opacity'].filter(Boolean);
            const isHidden = (e, property) => {
              const s = getComputedStyle(e);
              return property === 'display' ? s.display === 'none' : property === 'visibility' ? s.visibility !== 'visible' : +s.opacity === 0;
            };
            const underPointer = [], underKeys = [];
            const read = (rules, outer) => {
              for (const rule of rules) {
                if (rule.selectorText !== undefined) {
                  let text = rule.selectorText;
                  if (outer) text = text.includes('&') ? text.replaceAll('&', `:is(${outer})`) : `:is(${outer}) ${text}`;
                  const properties = shown(rule.style);
                  if (properties.length) for (const selector of split(text, c => c === ',').map(s => s.trim())) {
                    if (/:not\([^)]*:(hover|focus)/.test(selector)) continue;
                    if (KEYS.test(selector)) underKeys.push({selector, properties});
                    else if (/:hover(?![\w-])/.test(selector)) underPointer.push({selector, properties});
                  }
                  if (rule.cssRules && rule.cssRules.length) read(rule.cssRules, text);
                  continue;
                }
                if (rule.styleSheet) { try { read(rule.styleSheet.cssRules, outer); } catch (_) {} continue; }
                if (rule.media && !matchMedia(rule.media.mediaText).matches) continue;
                if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue;
                if (rule.cssRules) read(rule.cssRules, outer);
              }
            };
            for (const sheet of document.styleSheets) {
              if (sheet.disabled || sheet.media.length && !matchMedia(sheet.media.mediaText).matches) continue;
              try { read(sheet.cssRules, ''); } catch (_) {}
            }
            if (!underPointer.length) return [];
            const near = (t, e) => t.contains(e) || (t.parentElement && t.parentElement.contains(e));
            const isShownByKeys = (e, properties) => underKeys.some(({selector, properties: its}) => {
              if (!properties.some(p => its.includes(p)) || !e.matches(always(selector))) return false;
              if (!/:focus/.test(selector)) return true;
              const isWithin = /:focus-within/.test(selector);
              return all(always(upTo(selector, /:focus/))).some(t => near(t, e)
                && (t.matches(focusable) || isWithin && [...t.querySelectorAll(focusable)].some(f => !e.contains(f) || properties[0] === 'opacity')));
            });
            const seen = [...document.querySelectorAll('a[href]')].filter(isSeen);
            const found = [];
            for (const {selector, properties} of underPointer) {
              const prefix = upTo(selector, /:hover(?![\w-])/), isSelf = prefix.length === selector.length;
              for (const e of all(always(selector)).slice(0, 200)) {
                const hidden = properties.filter(p => isHidden(e, p));
                if (!hidden.length || isSelf && hidden[0] !== 'opacity' || found.some(([f]) => f.contains(e))) continue;
                const parent = e.parentElement;
                if (!parent || !isSeen(parent)) continue;
                if (e.closest('[aria-hidden=true],[inert]') || !e.textContent.trim() && !e.querySelector('img[alt],input,select')) continue;
                const around = all(always(prefix)).filter(t => near(t, e));
                const trigger = around.filter(t => t.contains(e)).pop() || around.pop();
                if (!trigger || trigger === document.body || trigger === document.documentElement || isShownByKeys(e, hidden)) continue;
                // Links that lead where others in sight lead bring nothing.
                const links = [...e.querySelectorAll('a[href]')].map(a => a.href), others = e.querySelector('button,input,select,textarea,[tabindex]');
                if (links.length && !others && links.every(href => seen.some(a => a.href === href && !e.contains(a)))) continue;
                found.push([e, trigger]);
                if (found.length >= 50) return found;
              }
            }
            return found;
          };
          const shows = (e) => {
            const texts = [], walk = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
            for (let t = walk.nextNode(); t; t = walk.nextNode()) if (t.data.trim()) texts.push(t.data.replace(/\s+/g, ' ').trim());
            return (texts.join(' ') || (e.querySelector('img[alt]') || {alt: ''}).alt).slice(0, 200);
          };
        """#
}
