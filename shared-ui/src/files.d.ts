declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

declare module '*.css' {}

/** A catalog, compiled at build time. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}

/** The URL of a file. */
declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The name of a file beside the server's code. */
declare module '*.ttf' {
  const name: string;
  export default name;
}

declare module '*.otf' {
  const name: string;
  export default name;
}
