import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { picture } from "../thread-card/story-data.ts";
import { ThreadMedia } from "./thread-media.tsx";

export const guidance: Pair[] = [
  {
    good: (
      <ThreadMedia
        images={["forest", "lake", "dawn"].map(picture)}
        capture={{ device: "Lens One" }}
        onImageOpen={nothing}
      />
    ),
    do: "capture 只给眼镜拍的；给 onImageOpen，能放大",
    bad: <ThreadMedia images={["metro", "stage", "market"].map(picture)} capture={{ device: "Lens One" }} />,
    dont: "截图也写拍摄信息，图又按不动",
  },
];
