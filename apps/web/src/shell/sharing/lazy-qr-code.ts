import { lazySection } from "#shell/loading/lazy-component.tsx";

/** QR code, loaded with its library. */
export const QrCode = lazySection(() => import("./qr-code.tsx"), { quiet: true });
