/** Address of a page of comments: the address of the surrounding page plus the page number of the comments. */
export function commentsAddress(address: string, page: number): string {
  const number = page > 1 ? `${address.includes('?') ? '&' : '?'}${commentsParam}=${page}` : '';
  return `${address}${number}#${commentsId}`;
}

export const commentsParam = 'comments';
export const commentsId = 'comments';
