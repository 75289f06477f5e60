// Puts shared-ui's stylesheets into a layer, so that an area's own styles win, whichever copy of a component loads
// last. The order of the layers is repeated, since any of the sheets may be the first one that a browser reads.
module.exports = function layer(source) {
  return `@layer base, ui;\n@layer ui {\n${source}\n}`;
};
