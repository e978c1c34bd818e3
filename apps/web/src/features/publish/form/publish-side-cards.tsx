import { Avatar } from "@lenscape/ui/avatar";
import { Card } from "@lenscape/ui/card";
import { Heart, Zap } from "lucide-react";
import type { Draft, DraftKind } from "../drafts/thread-draft.ts";
import { publishSideText as text } from "../text.ts";
import { getDraftImages } from "./thread-content.ts";

/** Card with three writing tips for the kind of thread. */
export function WritingTips({ kind }: { kind: DraftKind }) {
  return (
    <Card className="p-4 max-md:hidden">
      <h2 className="mb-2 flex items-center gap-2 font-semibold text-ui">
        <Zap aria-hidden="true" size="1.125rem" strokeWidth={1.7} className="text-accent-text" />
        {text.tipsTitle}
      </h2>
      <ul className="grid gap-2 text-meta text-text-secondary leading-[1.7]">
        {text.tips[kind].map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}

interface PhonePreviewProps {
  draft: Draft;
  name: string;
  avatar: string;
}

/** Preview of the article card on a phone: first image, title and author. */
export function PhonePreview({ draft, name, avatar }: PhonePreviewProps) {
  const [cover] = getDraftImages(1, draft);
  const title = draft.title.trim();
  return (
    <Card className="p-4 max-md:hidden">
      <h2 className="font-semibold text-ui">{text.phonePreview}</h2>
      <div className="mt-3 overflow-hidden rounded-media border border-border">
        {cover && (
          <img src={cover.thumbnailUrl || cover.url} alt="" className="aspect-video w-full object-cover" />
        )}
        <div className="grid gap-1.5 px-3 py-2.5">
          <p className="line-clamp-2 font-semibold text-ui leading-[1.25rem] wrap-anywhere">
            <span key={title} className={title ? undefined : "text-text-muted"}>
              {title || text.untitled}
            </span>
          </p>
          <p className="flex items-center gap-1.5 text-text-muted text-meta">
            <Avatar src={avatar} name={name} size={20} />
            <span className="min-w-0 grow truncate">{name}</span>
            <Heart aria-hidden="true" size="0.875rem" strokeWidth={1.7} />
            <span>0</span>
          </p>
        </div>
      </div>
    </Card>
  );
}
