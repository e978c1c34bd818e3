import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { Alert } from "../alert/alert.tsx";
import { type EditedImage, ImageGridEditor } from "./image-grid-editor.tsx";

const IMAGES: EditedImage[] = ["lake", "forest", "dawn"].map((name) => ({
  id: name,
  src: `img/${name}.jpg`,
  name: `${name}.jpg`,
  status: "done",
}));

const grid = {
  images: IMAGES,
  max: 3,
  onAdd: nothing,
  onRemove: nothing,
  onRetry: nothing,
  onReorder: nothing,
};

export const guidance: Pair[] = [
  {
    good: (
      <div className="grid gap-3">
        <ImageGridEditor {...grid} />
        <Alert tone="warning">最多 3 张，多出的 2 张没有加。</Alert>
      </div>
    ),
    do: "一次选多了：加到满为止，说清落下几张",
    bad: <ImageGridEditor {...grid} />,
    dont: "多的悄悄丢掉，发出去才发现",
  },
];
