const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

export const getMediaType = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
