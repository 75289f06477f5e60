/** Node's own `require`, which webpack leaves alone. */
declare const __non_webpack_require__: NodeJS.Require;
