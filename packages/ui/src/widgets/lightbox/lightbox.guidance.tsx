import type { Pair } from "../../docs/guidance.ts";
import { Button } from "../button/button.tsx";
import { Lightbox } from "./lightbox.tsx";

const PICTURES = [{ url: "img/forest.jpg", alt: "秋天的树林" }];

export const guidance: Pair[] = [
  {
    good: (
      <Lightbox
        images={PICTURES}
        trigger={
          <button type="button" aria-label="秋天的树林，放大图片" className="block">
            <img src="img/forest.jpg" alt="" className="rounded-control" />
          </button>
        }
      />
    ),
    do: "按图片自己就放大，名字说的是画面",
    bad: (
      <div className="grid justify-items-start gap-2">
        <img src="img/forest.jpg" alt="" className="rounded-control" />
        <Lightbox
          images={[{ url: "img/forest.jpg", alt: "IMG_2041.jpg" }]}
          trigger={<Button size="sm">查看大图</Button>}
        />
        <span className="text-meta text-text-muted">读屏念「IMG_2041.jpg」</span>
      </div>
    ),
    dont: "另放一个按钮，图名用文件名",
  },
];
