// nivo's CommonJS build passes this module's namespace as a component; Jest needs it callable, and a size.
const AutoSizer = (props) => props.children({ width: 800, height: 300 });
module.exports = AutoSizer;
module.exports.default = AutoSizer;
