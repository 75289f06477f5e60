import { limits } from '@hotdrop/shared-domain/rules';

/** A client may escape each byte of the longest comment with up to three. */
export const maxBodySize = 3 * limits.commentBytes + 1024;
