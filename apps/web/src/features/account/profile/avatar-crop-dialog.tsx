import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { useEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useAction } from "#lib/action.ts";
import { accountText as text } from "../text.ts";
import { cropSquare } from "./crop-square.ts";

interface AvatarCropDialogProps {
  file: File;
  onClose: () => void;
  /** Called with the cropped image, or null if the file cannot be read. */
  onCrop: (image: File | null) => void;
}

/**
 * Dialog that crops an image to a square, by touch, mouse or arrow keys. Lazily loaded with its cropper
 * library.
 */
export default function AvatarCropDialog({ file, onClose, onCrop }: AvatarCropDialogProps) {
  const [url, setUrl] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const area = useRef<Area>(undefined);
  const [submitCrop, isCropping] = useAction(async () => {
    if (area.current) onCrop(await cropSquare(file, area.current).catch(() => null));
  });
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return (
    <Dialog
      open
      size="sm"
      title={text.crop}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" loading={isCropping} onClick={() => submitCrop()}>
            {text.useCrop}
          </Button>
        </>
      }
    >
      <div className="relative h-72 overflow-hidden rounded-control bg-surface-sunken">
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            mediaProps={{ alt: "", onError: () => onCrop(null) }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => {
              area.current = pixels;
            }}
          />
        )}
      </div>
      <label className="mt-4 flex items-center gap-3 text-meta text-text-secondary">
        <span>{text.zoom}</span>
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="grow accent-brand"
        />
      </label>
    </Dialog>
  );
}
