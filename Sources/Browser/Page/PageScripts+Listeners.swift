extension PageScripts {
    /// Records for every element the types of events that scripts listen to, and
    /// opens no windows; runs before any script of the page.
    static let listeners = #"""
        (() => {
          const key = Symbol.for('everyscreen.listeners');
          if (window[key]) return;
          const types = new WeakMap();
          Object.defineProperty(window, key, {value: types});
          // As browsers do without a user's action.
          window.open = () => null;
          const add = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (type, ...rest) {
            const target = this || window;
            if (target instanceof Node || target === window) {
              let known = types.get(target);
              if (!known) types.set(target, known = new Set());
              known.add(String(type));
            }
            return add.call(target, type, ...rest);
          };
          // Timers that do nothing but load a page, with their delays.
          const LEADS = /^(?:(?:async)?function\w*\([^)]*\)|(?:async)?(?:\w+|\([^)]*\))=>)?\{?(?:return|void)?(?:(?:window|document|self|top)\.)?location(?:\.reload\([^)]*\)|(?:\.href)?=[^=].*|\.(?:assign|replace)\(.*\));?\}?;?$/;
          const reloads = [];
          Object.defineProperty(window, Symbol.for('everyscreen.reloads'), {value: reloads});
          for (const name of ['setTimeout', 'setInterval']) {
            const set = window[name];
            window[name] = function (action, delay, ...rest) {
              try {
                const text = typeof action === 'function' ? Function.prototype.toString.call(action) : String(action);
                if (text.length < 200 && LEADS.test(text.replace(/\s+/g, ''))) reloads.push(+delay || 0);
              } catch (_) {}
              return set.call(window, action, delay, ...rest);
            };
          }
        })()
        """#

    /// The delays in milliseconds after which scripts load a page anew, or another
    /// one, whatever the person does; read in the world of the page.
    static let timedReloads = "window[Symbol.for('everyscreen.reloads')] || []"
}
