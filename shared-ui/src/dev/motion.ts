const query = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const always = '(min-width: 0)';
const never = 'not all';

/** Makes scripts and stylesheets see the preference, which a page cannot set. */
export function reduceMotion(): void {
  const { matchMedia } = window;
  window.matchMedia = (text) => matchMedia.call(window, replaceQuery(text));
  const changeAll = () => Array.from(document.styleSheets, ({ cssRules }) => change(cssRules));
  changeAll();
  // Stylesheets of pages load later.
  document.addEventListener('load', changeAll, true);
}

const replaceQuery = (text: string) =>
  text.replace(query, (_, value) => (value === 'no-preference' ? never : always));

function change(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = replaceQuery(rule.media.mediaText);
    if ('cssRules' in rule) change(rule.cssRules as CSSRuleList);
  }
}
