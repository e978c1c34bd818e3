import { Bold, Image, Italic, Link2, List, Quote, Strikethrough, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Pair } from "../../docs/guidance.ts";
import { Button } from "../button/button.tsx";
import { Toolbar, ToolbarButton, ToolbarDivider } from "./toolbar.tsx";

const tool = (name: string, icon: ReactNode) => (
  <ToolbarButton key={name} aria-label={name}>
    {icon}
  </ToolbarButton>
);

export const guidance: Pair[] = [
  {
    good: (
      <Toolbar aria-label="格式">
        {tool("加粗", <Bold aria-hidden="true" />)}
        {tool("斜体", <Italic aria-hidden="true" />)}
        <ToolbarDivider />
        {tool("图片", <Image aria-hidden="true" />)}
        {tool("链接", <Link2 aria-hidden="true" />)}
        <ToolbarDivider />
        {tool("撤销", <Undo2 aria-hidden="true" />)}
      </Toolbar>
    ),
    do: "按用处分组，组间一条线",
    bad: (
      <Toolbar aria-label="工具">
        {tool("撤销", <Undo2 aria-hidden="true" />)}
        {tool("加粗", <Bold aria-hidden="true" />)}
        {tool("图片", <Image aria-hidden="true" />)}
        {tool("删除线", <Strikethrough aria-hidden="true" />)}
        {tool("引用", <Quote aria-hidden="true" />)}
        {tool("列表", <List aria-hidden="true" />)}
        <Button size="sm" tone="primary">
          发布
        </Button>
      </Toolbar>
    ),
    dont: "不分组，还把发布排进来：方向键一路按到它",
  },
];
