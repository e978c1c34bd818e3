import { Avatar } from "../widgets/avatar/avatar.tsx";
import { AvatarStack } from "../widgets/avatar-stack/avatar-stack.tsx";
import { Badge } from "../widgets/badge/badge.tsx";
import { Breadcrumb } from "../widgets/breadcrumb/breadcrumb.tsx";
import { Button } from "../widgets/button/button.tsx";
import { Card, CardHeader } from "../widgets/card/card.tsx";
import { Checkbox } from "../widgets/checkbox/checkbox.tsx";
import { Divider } from "../widgets/divider/divider.tsx";
import { EmptyState } from "../widgets/empty-state/empty-state.tsx";
import { Field } from "../widgets/field/field.tsx";
import { FollowButton } from "../widgets/follow-button/follow-button.tsx";
import { IconButton } from "../widgets/icon-button/icon-button.tsx";
import { Input } from "../widgets/input/input.tsx";
import { LevelMark } from "../widgets/level-mark/level-mark.tsx";
import { Logo } from "../widgets/logo/logo.tsx";
import { PasswordInput } from "../widgets/password-input/password-input.tsx";
import { Progress } from "../widgets/progress/progress.tsx";
import { Radio, RadioGroup } from "../widgets/radio-group/radio-group.tsx";
import { SearchBar } from "../widgets/search-bar/search-bar.tsx";
import { Segmented } from "../widgets/segmented/segmented.tsx";
import { Select } from "../widgets/select/select.tsx";
import { Skeleton } from "../widgets/skeleton/skeleton.tsx";
import { Spinner } from "../widgets/spinner/spinner.tsx";
import { Stepper } from "../widgets/stepper/stepper.tsx";
import { Switch } from "../widgets/switch/switch.tsx";
import { HeatTag, KindTag, Tag, TopicTag } from "../widgets/tag/tag.tsx";
import { Textarea } from "../widgets/textarea/textarea.tsx";
import { checkConformance } from "./conformance.tsx";

const users = [{ userId: 1, nickname: "云野" }];

checkConformance("Avatar", Avatar, { slot: "avatar", props: { name: "云野" } });
checkConformance("AvatarStack", AvatarStack, { slot: "avatar-stack", props: { users } });
checkConformance("Badge", Badge, { slot: "badge", props: { count: 3 } });
checkConformance("Breadcrumb", Breadcrumb, { slot: "breadcrumb", props: { items: [{ label: "圈子" }] } });
checkConformance("Button", Button, { slot: "button", props: { children: "发布" }, asChild: true });
checkConformance("Card", Card, { slot: "card", asChild: true });
checkConformance("CardHeader", CardHeader, { slot: "card-header", props: { title: "热门话题" } });
checkConformance("Checkbox", Checkbox, { slot: "checkbox", props: { children: "记住我" } });
checkConformance("Divider", Divider, { slot: "divider" });
checkConformance("EmptyState", EmptyState, { slot: "empty-state" });
checkConformance("Field", Field, { slot: "field", props: { label: "昵称" } });
checkConformance("FollowButton", FollowButton, { slot: "follow-button", props: { isFollow: false } });
checkConformance("HeatTag", HeatTag, { slot: "heat-tag", props: { kind: "hot" } });
checkConformance("IconButton", IconButton, {
  slot: "icon-button",
  props: { "aria-label": "消息", badge: 3 },
  asChild: true,
});
checkConformance("Input", Input, { slot: "input", props: { leading: "@" } });
checkConformance("KindTag", KindTag, { slot: "tag", props: { kind: "essence" } });
checkConformance("LevelMark", LevelMark, { slot: "level-mark", props: { level: 7 } });
checkConformance("Logo", Logo, { slot: "logo" });
checkConformance("PasswordInput", PasswordInput, { slot: "password-input" });
checkConformance("Progress", Progress, { slot: "progress", props: { value: 3, "aria-label": "进度" } });
checkConformance("Radio", Radio, {
  slot: "radio",
  props: { value: "a", children: "甲" },
  wrap: (children) => <RadioGroup legend="选一个">{children}</RadioGroup>,
});
checkConformance("RadioGroup", RadioGroup, { slot: "radio-group", props: { legend: "选一个" } });
checkConformance("SearchBar", SearchBar, { slot: "search-bar" });
checkConformance("Segmented", Segmented, { slot: "segmented", props: { options: [], "aria-label": "周期" } });
checkConformance("Select", Select, { slot: "select" });
checkConformance("Skeleton", Skeleton, { slot: "skeleton" });
checkConformance("Spinner", Spinner, { slot: "spinner" });
checkConformance("Stepper", Stepper, { slot: "stepper", props: { steps: [], current: 0 } });
checkConformance("Switch", Switch, { slot: "switch" });
checkConformance("Tag", Tag, { slot: "tag", props: { children: "活动" } });
checkConformance("Textarea", Textarea, { slot: "textarea" });
checkConformance("TopicTag", TopicTag, { slot: "topic-tag", props: { name: "夜景挑战", href: "/t" } });
