/**
 * Packages that stay outside the bundle: they have native parts or files of their own next to them, or, as the client of
 * S3, lose their named exports in a bundle.
 */
export const EXTERNALS = [
  "@aws-sdk/client-s3",
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "sharp",
  "svg-captcha",
];
