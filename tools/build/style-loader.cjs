/**
 * Prepares a stylesheet for its package. Private design tokens of an area get their values: `var(--s-5)` becomes
 * `var(--s-5, 20px)`. Stylesheets of shared-ui get into a layer, so that an area's own styles win, whichever copy of a
 * component loads last. The order of the layers is repeated, since any of the sheets may be the first one that a browser
 * reads.
 */
module.exports = function prepareStyles(css) {
  const { fallbacks = {}, isLayer = false } = this.getOptions();
  const filled = addFallbacks(css, fallbacks);
  return isLayer ? `@layer hotdrop.base, hotdrop.ui;\n@layer hotdrop.ui {\n${filled}\n}` : filled;
};

const addFallbacks = (css, fallbacks) =>
  css.replaceAll(/var\((--[\w-]+)\)/g, (reference, name) =>
    Object.hasOwn(fallbacks, name) ? `var(${name}, ${addFallbacks(fallbacks[name], fallbacks)})` : reference,
  );
