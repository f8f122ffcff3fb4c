extension HTMLReport {
    /// The style sheet of the page.
    ///
    /// Sizes follow the reader's settings, so that 400 % of zoom is a narrow page.
    /// Lines have at most 80 characters. The page is dark if the reader prefers
    /// that, and uses forced colors; the screens in pictures keep theirs. No
    /// information is in color alone.
    static let style = """
        :root { color-scheme: light dark; --text: #1a1a1a; --ground: #ffffff; --quiet: #4a4a4a; --line: #767676; --box: #f2f2f2;
          --link: #00468c; --error: #a40000; --warning: #7a4a00; --note: #2f4f6f; }
        @media (prefers-color-scheme: dark) {
          :root { --text: #f0f0f0; --ground: #161616; --quiet: #c4c4c4; --line: #8c8c8c; --box: #262626; --link: #9cc9ff;
            --error: #ff9a8f; --warning: #ffc266; --note: #a9c7e8; }
        }
        body { margin: 0 auto; max-width: 75rem; padding: 1rem; color: var(--text); background: var(--ground);
          font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 1.75rem; line-height: 1.25; }
        p, li, dd { max-width: 80ch; }
        a { color: var(--link); display: inline-block; min-height: 1.5rem; vertical-align: top; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        .skip { position: absolute; left: -100vw; }
        .skip:focus { position: static; }
        .panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem; }
        .panel, .card { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem 1rem; margin: 0 0 1rem; }
        .panel ul { padding-left: 1.25rem; }
        .card { border-left-width: .5rem; margin-top: 1.5rem; }
        .card[data-severity="error"] { border-left-color: var(--error); }
        .card[data-severity="warning"] { border-left-color: var(--warning); }
        .card[data-severity="note"] { border-left-color: var(--note); }
        .filter { border: 1px solid var(--line); border-radius: .5rem; margin: 1rem 0; }
        .filter label { display: inline-flex; align-items: center; gap: .5rem; min-height: 2.75rem; margin-right: 1.5rem; }
        .filter input { width: 1.5rem; height: 1.5rem; margin: 0; }
        body:has(#show-error:checked) .card:not([data-severity="error"]),
        body:has(#show-warning:checked) .card:not([data-severity="warning"]),
        body:has(#show-note:checked) .card:not([data-severity="note"]),
        body:has(#show-new:checked) .card:not([data-new]) { display: none; }
        dt { font-weight: 600; }
        dd { margin: 0 0 .5rem; }
        @media (min-width: 48rem) {
          dl { display: grid; grid-template-columns: max-content 1fr; column-gap: 1.5rem; }
          .figures svg { max-height: 34rem; width: auto; }
        }
        summary { min-height: 1.5rem; padding: .25rem 0; }
        summary > h3 { display: inline-block; }
        pre { background: var(--box); padding: .75rem; overflow-x: auto; overflow-wrap: normal; }
        .scroll { overflow-x: auto; }
        .figures { display: flex; flex-wrap: wrap; gap: 1.5rem; }
        figure { margin: 0; }
        figcaption { color: var(--quiet); }
        svg { max-width: 100%; height: auto; forced-color-adjust: none; }
        .strip svg { min-width: 48rem; }
        table { border-collapse: collapse; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
        th, td { border-bottom: 1px solid var(--line); padding: .25rem .75rem; text-align: right; }
        tr > :first-child { text-align: left; }
        .words th, .words td { text-align: left; vertical-align: top; min-width: 4rem; }
        .words td:last-child:not(.n) { min-width: 16rem; overflow-wrap: anywhere; }
        .words .n { text-align: right; }
        .words p, .words ul { margin: 0 0 .5rem; }
        .words ul { padding-left: 1.25rem; }
        @media (forced-colors: active) {
          .card, .panel, .filter { border-color: CanvasText; }
          :focus-visible { outline-color: Highlight; }
        }
        @media print {
          nav, .filter, .skip { display: none; }
          body { max-width: none; padding: 0; }
          .scroll, pre { overflow: visible; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; }
          .words th, .words td, .words td:last-child:not(.n), .strip svg { min-width: 0; }
          th, td { padding: .25rem; overflow-wrap: anywhere; }
          .panel, figure, tr { break-inside: avoid; }
          h2, h3, h4 { break-after: avoid; }
        }
        """
}
