const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes an element with these attributes. */
const open = (tag: string, attributes: Readonly<Record<string, string | number>>): string => {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${String(value).replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? '')}"`,
  );
  return `<${[tag, ...written].join(' ')}>`;
};

/** The size of a frame. Every panel fits, and larger ones show more. */
export const frameSize = { width: 320, height: 160 };

interface Frame {
  /** An absolute address of the form `frame`. */
  readonly src: string;
  readonly title: string;
  readonly width: number | string;
  readonly height: number | string;
}

/** The markup with which another site shows a panel. */
export const writeFrame = ({ src, title, width, height }: Frame): string =>
  `${open('iframe', { src, width, height, title, loading: 'lazy', style: 'border:0' })}</iframe>`;

interface PictureLink {
  readonly src: string;
  readonly title: string;
  readonly page: string;
}

/** The markup of a picture that leads to a page. */
export const writePicture = ({ src, title, page }: PictureLink): string =>
  `${open('a', { href: page })}${open('img', { src, alt: title })}</a>`;
