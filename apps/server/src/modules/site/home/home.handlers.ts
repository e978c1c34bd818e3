import type { Handlers } from "../../../contract/handler.ts";
import { modeSentence, passkeyHost } from "../../identity/index.ts";
import {
  listBanners,
  listDict,
  listEmojis,
  listFloorGoods,
  listFloorThreads,
  listMenu,
  listTabs,
} from "./home.queries.ts";
import { floorsOf, menuOf, VERSION } from "./home.rules.ts";
import { loadSite } from "./site.queries.ts";

export const homeHandlers = {
  async bannerCarousel({ db }) {
    const rows = (await listBanners(db)).map(({ orderNum: _orderNum, isShow: _isShow, ...banner }) => banner);
    return { rows, total: rows.length };
  },

  async homeSpecshop({ db }) {
    return floorsOf(...(await Promise.all([listFloorThreads(db), listFloorGoods(db)])));
  },

  async appTab({ db }) {
    return listTabs(db);
  },

  async appMenu({ db }) {
    return menuOf(await listMenu(db));
  },

  async emojiList({ db }) {
    return (await listEmojis(db)).map(({ id, name, value, category }) => ({ id, name, value, category }));
  },

  async dictList({ db, path }) {
    return (await listDict(db, path.dictType)).map((row) => ({
      dictType: row.type,
      dictLabel: row.label,
      dictValue: row.value,
      dictSort: row.sort,
      isDefault: row.isDefault ? "Y" : "N",
    }));
  },

  async siteInfo({ db, config, request }) {
    await loadSite(db, config);
    // Only the setup page needs the command.
    const isFounded = await request.server.founding.isFounded();
    const access = await request.server.access.current();
    return {
      ...(!isFounded && { setupCommand: `${config.cliCommand} setup` }),
      ...config.site,
      version: VERSION,
      registerEnabled: access.registration !== "closed" && access.mode === "open",
      registration: access.registration,
      mode: access.mode,
      modeMessage: modeSentence(access),
      hasMail: config.mail !== undefined,
      captchaEnabled: config.captcha,
      passkeyHost: passkeyHost(config),
      videoMaxBytes: config.videoMaxBytes,
    };
  },
} satisfies Pick<
  Handlers,
  "bannerCarousel" | "homeSpecshop" | "appTab" | "appMenu" | "emojiList" | "dictList" | "siteInfo"
>;
