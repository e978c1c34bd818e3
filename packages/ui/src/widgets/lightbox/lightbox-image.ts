/** One picture of a lightbox. */
export interface LightboxImage {
  url: string;
  /** What a screen reader says of it. */
  alt: string;
  /** What stands below it. */
  caption?: string;
}
