import { Alert } from "@lenscape/ui/alert";
import { Avatar } from "@lenscape/ui/avatar";
import { Badge } from "@lenscape/ui/badge";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { EmptyState } from "@lenscape/ui/empty-state";
import { Input } from "@lenscape/ui/input";
import { LevelMark } from "@lenscape/ui/level-mark";
import { Progress } from "@lenscape/ui/progress";
import { Segmented } from "@lenscape/ui/segmented";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Switch } from "@lenscape/ui/switch";
import { HeatTag, KindTag, Tag } from "@lenscape/ui/tag";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { galleryText as text } from "../text.ts";
import { GallerySection } from "./gallery-section.tsx";

const TONES = ["neutral", "brand", "accent", "info", "danger"] as const;

/** Gallery of the basic components (ruling 18). */
export function ComponentGallery() {
  const [isChecked, setChecked] = useState(true);
  const [isOn, setOn] = useState(true);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
      <GallerySection title={text.buttons}>
        <Button tone="primary">{text.primary}</Button>
        <Button>{text.secondary}</Button>
        <Button tone="soft">{text.soft}</Button>
        <Button tone="accent">{text.accent}</Button>
        <Button tone="danger">{text.danger}</Button>
        <Button loading>{text.loading}</Button>
      </GallerySection>
      <GallerySection title={text.tags}>
        {TONES.map((tone, index) => (
          <Tag key={tone} tone={tone}>
            {text.tagNames[index]}
          </Tag>
        ))}
        <KindTag kind="essence" />
        <KindTag kind="pinned" />
        <HeatTag kind="hot" />
        <Badge count={128} />
      </GallerySection>
      <GallerySection title={text.avatars}>
        <Avatar name="云野" src="" size={36} />
        <Avatar name="苏木木" src="" size={48} verified />
        {[1, 4, 7, 10].map((level) => (
          <LevelMark key={level} level={level} />
        ))}
      </GallerySection>
      <GallerySection title={text.forms}>
        <Input aria-label={text.input} placeholder={text.input} className="max-w-60" />
        <Checkbox name="agree" checked={isChecked} onCheckedChange={setChecked}>
          {text.agree}
        </Checkbox>
        <Switch aria-label={text.notify} checked={isOn} onCheckedChange={setOn} />
        <Segmented
          aria-label={text.range}
          options={text.ranges.map((label) => ({ value: label as string, label }))}
        />
      </GallerySection>
      <GallerySection title={text.feedback}>
        <Alert className="w-full">{text.info}</Alert>
        <Alert tone="success" className="w-full">
          {text.success}
        </Alert>
        <Button onClick={() => toast(text.hello)}>{text.sayHello}</Button>
      </GallerySection>
      <GallerySection title={text.progress}>
        <Progress value={60} max={100} aria-label={text.progressName} className="w-full" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </GallerySection>
      <GallerySection title={text.empty}>
        <EmptyState className="w-full" />
      </GallerySection>
    </div>
  );
}
