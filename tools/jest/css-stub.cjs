// Every class name is unchanged, so that tests can find it.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
