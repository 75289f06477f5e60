/** A catalog, compiled when it is built. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}

/** A file's address. */
declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
