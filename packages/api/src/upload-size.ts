/** VALID-017: the largest file that is sent, in bytes. */
export const UPLOAD_MAX_BYTES = 10_485_760;
