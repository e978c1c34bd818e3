import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "#lib/app.tsx";

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

/** The captcha of a form: fetched in the browser, one picture per try. */
export function useCaptcha(): Captcha {
  const { api } = useApp();
  const [picture, setPicture] = useState<Picture>({ status: "loading", ...NO_PICTURE });
  const controller = useRef<AbortController>(undefined);
  const latest = useRef<Promise<Picture>>(undefined);
  const demanded = useRef(false);
  const cameAt = useRef<number>(undefined);
  const reload = useCallback(() => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setPicture({ status: "loading", ...NO_PICTURE });
    latest.current = api.call("captchaImage", { query: demanded.current ? { wanted: 1 } : {}, signal }).then(
      ({ captchaEnabled, img = "", uuid = "" }) =>
        captchaEnabled === false
          ? { status: "off", ...NO_PICTURE }
          : { status: "ready", image: `data:image/png;base64,${img}`, uuid },
      () => ({ status: "failed", ...NO_PICTURE }),
    );
    void latest.current.then((next) => {
      if (signal.aborted) return;
      cameAt.current = next.status === "ready" ? performance.now() : undefined;
      setPicture(next);
    });
  }, [api]);
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
