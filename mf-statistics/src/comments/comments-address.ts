/** Where a page of the comments begins: an address of the page they stand on, and in it their own page number. */
export function commentsAddress(address: string, page: number): string {
  const number = page > 1 ? `${address.includes('?') ? '&' : '?'}${commentsParam}=${page}` : '';
  return `${address}${number}#${commentsId}`;
}

export const commentsParam = 'comments';
export const commentsId = 'comments';
