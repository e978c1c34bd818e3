/** An image of a lightbox. */
export interface LightboxImage {
  url: string;
  /** Alternative text. */
  alt: string;
  /** Caption below the image. */
  caption?: string;
}
