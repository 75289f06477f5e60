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

/** A file's text. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** A file's name, beside the code of a server. */
declare module '*.ttf' {
  const name: string;
  export default name;
}

declare module '*.otf' {
  const name: string;
  export default name;
}
