import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { resolveTheme, STORYBOOK_THEMES } from "./brand.ts";

const channel = addons.getChannel();

/** Returns the current value of the theme switch. */
function getTheme(): unknown {
  const [event] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return event?.globals.theme ?? "light";
}

/** Container of a docs page in the theme of its stories. */
export function ThemedDocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => resolveTheme(getTheme()));
  useEffect(() => {
    const update = () => setTheme(resolveTheme(getTheme()));
    update();
    channel.on(GLOBALS_UPDATED, update);
    channel.on(SET_GLOBALS, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
      channel.off(SET_GLOBALS, update);
    };
  }, []);
  return (
    <DocsContainer {...props} theme={STORYBOOK_THEMES[theme]}>
      {children}
    </DocsContainer>
  );
}
