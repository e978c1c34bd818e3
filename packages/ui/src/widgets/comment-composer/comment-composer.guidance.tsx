import type { Pair } from "../../docs/guidance.ts";
import { nothing } from "../../docs/guidance-parts.tsx";
import { CommentComposer } from "./comment-composer.tsx";

const nobody = async () => [];

const comment = {
  value: "第三个早晨其实是我先到的",
  length: 12,
  max: 1000,
  images: [],
  maxImages: 3,
  onValueChange: nothing,
  onAddImages: nothing,
  onRemoveImage: nothing,
  onRetryImage: nothing,
  onSubmit: nothing,
  search: nobody,
  onMention: nothing,
  handle: { current: null },
};

export const guidance: Pair[] = [
  {
    good: <CommentComposer {...comment} error="网断了，字还在。接上以后再按一次。" />,
    do: "没发出去：字留着，写原因和下一步",
    bad: <CommentComposer {...comment} value="" length={0} error="评论失败，请重试" />,
    dont: "先清空再说失败：要人从头写",
  },
];
