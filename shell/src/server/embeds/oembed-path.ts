/** Describes pages of this site to other sites: `/oembed?url=…`. */
export const oembedPath = '/oembed';
