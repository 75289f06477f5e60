/** Node's own `require`: webpack does not replace it. */
declare const __non_webpack_require__: NodeJS.Require;
