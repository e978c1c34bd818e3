import { daytimeScript } from "./daytime.ts";
import { earlyInputScript } from "./early-input.ts";
import { initialUrlScript } from "./initial-url.ts";
import { memberStartPreloadScript } from "./member-start-preload.ts";
import { themeScript } from "./theme.ts";

/** The inline script in the head of every document. The Content-Security-Policy allows it by its hash. */
export const inlineScript = `${initialUrlScript};${themeScript};${daytimeScript};${earlyInputScript};${memberStartPreloadScript}`;
