import type { Pair } from "../../docs/guidance.ts";
import { UploadTile } from "./upload-tile.tsx";

const nothing = () => {};

export const guidance: Pair[] = [
  {
    good: (
      <div className="w-30">
        <UploadTile
          src="img/forest.jpg"
          name="树林.jpg"
          status="failed"
          reason="网断了"
          onRetry={nothing}
          onRemove={nothing}
        />
      </div>
    ),
    do: "失败写原因，给重试，也给拿掉",
    bad: (
      <div className="w-30">
        <UploadTile src="img/forest.jpg" name="树林.jpg" status="failed" />
      </div>
    ),
    dont: "失败了没有路走",
  },
];
