import { Button } from "@lenscape/ui/button";
import { ErrorState } from "@lenscape/ui/error-state";
import { toast } from "@lenscape/ui/toast";
import { Download, RotateCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { invitationText as text } from "#copy/invitation.ts";
import { useMember } from "#lib/app.tsx";
import { saveFile } from "#lib/save-file.ts";
import { paths } from "#paths";
import { useSiteInfo } from "#shell/site.ts";
import dawn from "./dawn.webp";
import { drawPoster, POSTER } from "./draw-poster.ts";
import lake from "./lake.webp";
import night from "./night.webp";

const PICTURES = [dawn, lake, night];

/** Loads a picture to the end. @throws when it does not arrive */
async function loadPicture(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
}

/** Hands a canvas to the browser as a file. @throws when it gives no picture */
async function save(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The canvas gave no picture");
  saveFile(blob, name);
}

/** The poster with my QR code, drawn here and saved as what is seen. The default export is what `bodyPart` takes. */
export default function Poster({ code, points }: { code: string; points: number }) {
  const { name } = useMember();
  const { brandName } = useSiteInfo();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shown, setShown] = useState(0);
  const [state, setState] = useState<"drawing" | "drawn" | "failed">("drawing");

  useEffect(() => {
    let stale = false;
    setState("drawing");
    loadPicture(PICTURES[shown % PICTURES.length] as string).then(
      (picture) => {
        if (stale || !canvas.current) return;
        drawPoster(canvas.current, picture, {
          brand: brandName,
          slogan: text.slogan,
          name: text.posterName.replace("{name}", name),
          code,
          hint: text.posterHint.replace("{n}", String(points)),
          url: new URL(paths.join(code), window.location.origin).href,
        });
        setState("drawn");
      },
      () => !stale && setState("failed"),
    );
    return () => {
      stale = true;
    };
  }, [shown, brandName, name, code, points]);

  const download = () => {
    const file = text.fileName.replace("{code}", code);
    if (canvas.current) save(canvas.current, file).catch(() => toast(text.saveFailed, { tone: "error" }));
  };
  return (
    <div className="mx-auto grid w-full max-w-85 gap-3">
      {state === "failed" ? (
        <ErrorState description={text.loadFailed} onRetry={() => setShown((index) => index + 1)} />
      ) : (
        <canvas
          ref={canvas}
          width={POSTER.width}
          height={POSTER.height}
          role="img"
          aria-label={text.poster.replace("{name}", name).replace("{code}", code)}
          aria-busy={state === "drawing"}
          className="aspect-[340/520] w-full rounded-xl bg-surface-sunken"
        />
      )}
      <div className="flex gap-2">
        <Button className="flex-1" onClick={() => setShown((index) => index + 1)}>
          <RotateCw aria-hidden="true" strokeWidth={1.7} />
          {text.another}
        </Button>
        <Button className="flex-1" disabled={state !== "drawn"} onClick={download}>
          <Download aria-hidden="true" strokeWidth={1.7} />
          {text.save}
        </Button>
      </div>
      <p className="text-center text-text-muted text-xs">{text.once}</p>
    </div>
  );
}
