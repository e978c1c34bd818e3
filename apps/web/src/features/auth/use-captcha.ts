import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { useSiteInfo } from "#shell/frame/site-info.ts";

export interface Captcha {
  status: "loading" | "ready" | "failed" | "off";
  /** A data address of the picture. */
  image: string;
  uuid: string;
  /** Whether a code has to be given, as far as that is known. */
  isAsked: boolean;
  /** Whether `code` is empty and has to be given: waits, for somebody may be quicker than the picture. */
  isMissing: (code: string) => Promise<boolean>;
  /** Fetches another picture; the one before it is void. */
  reload: () => void;
  /** Waits until the picture has been there for so long, in milliseconds. */
  hasStood: (ms: number) => Promise<void>;
  /** Fetches a picture where the community asks for none by itself, and from then on. */
  demand: () => void;
}

type Picture = Pick<Captcha, "status" | "image" | "uuid">;

const NO_PICTURE = { image: "", uuid: "" };
const OFF: Picture = { status: "off", ...NO_PICTURE };

/** The captcha of a form: fetched in the browser, one picture per try, unless the community asks for none. */
export function useCaptcha(): Captcha {
  const { api } = useApp();
  const { captchaEnabled: usual } = useSiteInfo();
  // Known before the first picture is: the form keeps room for what will come, and for nothing else.
  const [picture, setPicture] = useState<Picture>(usual ? { status: "loading", ...NO_PICTURE } : OFF);
  const controller = useRef<AbortController>(undefined);
  const latest = useRef<Promise<Picture>>(undefined);
  const demanded = useRef(false);
  const cameAt = useRef<number>(undefined);
  const reload = useCallback(() => {
    controller.current?.abort();
    if (!usual && !demanded.current) {
      latest.current = Promise.resolve(OFF);
      setPicture(OFF);
      return;
    }
    controller.current = new AbortController();
    const { signal } = controller.current;
    setPicture({ status: "loading", ...NO_PICTURE });
    latest.current = api.call("captchaImage", { query: demanded.current ? { wanted: 1 } : {}, signal }).then(
      ({ captchaEnabled, img = "", uuid = "" }) =>
        captchaEnabled === false ? OFF : { status: "ready", image: `data:image/png;base64,${img}`, uuid },
      () => ({ status: "failed", ...NO_PICTURE }),
    );
    void latest.current.then((next) => {
      if (signal.aborted) return;
      cameAt.current = next.status === "ready" ? performance.now() : undefined;
      setPicture(next);
    });
  }, [api, usual]);
  const demand = useCallback(() => {
    demanded.current = true;
    reload();
  }, [reload]);
  const isMissing = useCallback(
    async (code: string) => !code.trim() && (await latest.current)?.status !== "off",
    [],
  );
  const hasStood = useCallback(async (ms: number) => {
    const rest = cameAt.current === undefined ? 0 : cameAt.current + ms - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  }, []);
  useEffect(() => {
    reload();
    return () => controller.current?.abort();
  }, [reload]);
  const isAsked = picture.status === "ready" || picture.status === "failed";
  return { ...picture, isAsked, isMissing, hasStood, reload, demand };
}
