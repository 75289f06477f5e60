/** Adds values to the private design tokens of an area's stylesheet: `var(--s-5)` becomes `var(--s-5, 20px)`. */
module.exports = function addTokenFallbacks(css) {
  const { fallbacks } = this.getOptions();
  return addFallbacks(css, fallbacks);
};

const addFallbacks = (css, fallbacks) =>
  css.replaceAll(/var\((--[\w-]+)\)/g, (reference, name) =>
    Object.hasOwn(fallbacks, name) ? `var(${name}, ${addFallbacks(fallbacks[name], fallbacks)})` : reference,
  );
