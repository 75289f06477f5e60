// Puts shared-ui's stylesheets into a layer: an area's own styles win whichever copy of a component arrives last.
module.exports = function layer(source) {
  return `@layer ui {\n${source}\n}`;
};
