import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { RotateCw } from "lucide-react";
import { useCallback, useState } from "react";
import { useMember } from "#lib/app.tsx";
import { paths } from "#paths";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { loadLogo, loadPicture } from "#shell/sharing/poster-canvas.ts";
import { Poster } from "#shell/sharing/poster-view.tsx";
import { drawInvitation } from "../draw-invitation.ts";
import { invitationText as text } from "../text.ts";
import dawn from "./dawn.webp";
import lake from "./lake.webp";
import night from "./night.webp";

const PICTURES = [dawn, lake, night];

/**
 * Invitation poster with the member's QR code, drawn on a canvas. Lazily loaded with the canvas and QR code.
 */
export default function InvitationPoster({ code, points }: { code: string; points: number }) {
  const { name } = useMember();
  const { brandName, logoUrl } = useSiteInfo();
  const [pictureIndex, setPictureIndex] = useState(0);
  const draw = useCallback(
    async (canvas: HTMLCanvasElement) => {
      const picture = await loadPicture(PICTURES[pictureIndex % PICTURES.length] as string);
      drawInvitation(canvas, picture, {
        brand: brandName,
        logo: await loadLogo(logoUrl),
        slogan: text.slogan,
        name: fillText(text.posterName, { name }),
        code,
        hint: fillText(text.posterHint, { n: points }),
        url: new URL(paths.join(code), window.location.origin).href,
      });
    },
    [pictureIndex, brandName, logoUrl, name, code, points],
  );
  return (
    <div className="mx-auto grid w-full max-w-100 gap-3">
      <Poster
        draw={draw}
        label={fillText(text.poster, { name, code })}
        fileName={fillText(text.fileName, { code })}
        className="w-full"
      >
        <Button className="flex-1" onClick={() => setPictureIndex((index) => index + 1)}>
          <RotateCw aria-hidden="true" strokeWidth={1.7} />
          {text.another}
        </Button>
      </Poster>
      <p className="text-center text-text-muted text-meta">{text.once}</p>
    </div>
  );
}
