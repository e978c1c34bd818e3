import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { LOOKS, paperOf } from "./brand.ts";

const channel = addons.getChannel();

/** What the theme switch says now. */
function theme(): unknown {
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return said?.globals.theme ?? "light";
}

/** The paper of a docs page: it wears the theme that its stories wear. */
export function DocsPaper({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [paper, setPaper] = useState(() => paperOf(theme()));
  useEffect(() => {
    const wear = () => setPaper(paperOf(theme()));
    wear();
    channel.on(GLOBALS_UPDATED, wear);
    channel.on(SET_GLOBALS, wear);
    return () => {
      channel.off(GLOBALS_UPDATED, wear);
      channel.off(SET_GLOBALS, wear);
    };
  }, []);
  return (
    <DocsContainer {...props} theme={LOOKS[paper]}>
      {children}
    </DocsContainer>
  );
}
