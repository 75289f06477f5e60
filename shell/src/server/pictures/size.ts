/** What link previews show whole. */
export const pictureSize = { width: 1200, height: 630 } as const;
