/** The console's styles are a text in the server's code, so that the console needs no files of its own. */
export const consoleStyles = `
:root { background: light-dark(#fff, #16181d); color: light-dark(#111, #eee); color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 1200px; padding: 16px; overflow-wrap: anywhere; }
h1 { font-size: 20px; margin: 0; }
h2 { font-size: 16px; margin: 28px 0 8px; }
p { margin: 4px 0 8px; }
a { color: light-dark(#0645ad, #8ab4f8); }
section { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid light-dark(#ccc, #444); min-width: 64px; overflow-wrap: break-word; padding: 6px 12px 6px 0; text-align: left; vertical-align: top; }
td:first-child, td code { white-space: nowrap; }
small { color: light-dark(#555, #aaa); display: block; font-weight: normal; min-width: 140px; overflow-wrap: anywhere; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; white-space: pre-wrap; }
ol { display: flex; flex-wrap: wrap; gap: 4px 32px; padding-left: 20px; }
li[aria-current] { font-weight: bold; }
summary { cursor: pointer; }
form { border-left: 3px solid light-dark(#ccc, #444); margin: 8px 0; padding-left: 12px; }
input, select, button { font: inherit; margin: 4px 8px 4px 0; padding: 4px 8px; }
.bad, [role='alert'] { color: light-dark(#a11, #f88); font-weight: bold; }
`;
