import type { Handlers } from "../contract/handler.ts";
import { activityHandlers } from "./content/activity/activity.handlers.ts";
import { activityDeskHandlers } from "./content/activity/activity-desk.handlers.ts";
import { circleHandlers } from "./content/circle/circle.handlers.ts";
import { circleManageHandlers } from "./content/circle/circle-manage.handlers.ts";
import { draftHandlers } from "./content/draft/draft.handlers.ts";
import { editionHandlers } from "./content/edition/edition.handlers.ts";
import { pollHandlers } from "./content/poll/poll.handlers.ts";
import { questionHandlers } from "./content/question/question.handlers.ts";
import { similarHandlers } from "./content/question/similar.handlers.ts";
import { recommendHandlers } from "./content/recommend/recommend.handlers.ts";
import { threadHandlers } from "./content/thread/thread.handlers.ts";
import { tipHandlers } from "./content/tip/tip.handlers.ts";
import { topicHandlers } from "./content/topic/topic.handlers.ts";
import { topicManageHandlers } from "./content/topic/topic-manage.handlers.ts";
import { feedbackHandlers } from "./feedback/feedback/feedback.handlers.ts";
import { feedbackStaffHandlers } from "./feedback/feedback/feedback-staff.handlers.ts";
import { helpHandlers } from "./feedback/help/help.handlers.ts";
import { helpManageHandlers } from "./feedback/help/help-manage.handlers.ts";
import { questionnaireHandlers } from "./feedback/questionnaire/questionnaire.handlers.ts";
import { questionnaireManageHandlers } from "./feedback/questionnaire/questionnaire-manage.handlers.ts";
import { accessHandlers } from "./identity/access/access.handlers.ts";
import { keyHandlers } from "./identity/access-key/access-key.handlers.ts";
import { authHandlers } from "./identity/login/login.handlers.ts";
import { oidcHandlers } from "./identity/oidc/oidc.handlers.ts";
import { passkeyHandlers } from "./identity/passkey/passkey.handlers.ts";
import { recoveryHandlers } from "./identity/recovery/recovery.handlers.ts";
import { accountRecoveryHandlers } from "./identity/recovery/recovery-account.handlers.ts";
import { twoStepHandlers } from "./identity/two-step/two-step.handlers.ts";
import { wxHandlers } from "./identity/wechat/wechat.handlers.ts";
import { webhookHandlers } from "./integrations/webhook/webhook.handlers.ts";
import { uploadHandlers } from "./media/upload.handlers.ts";
import { announcementHandlers } from "./messaging/announcement/announcement.handlers.ts";
import { liveHandlers } from "./messaging/live/live.handlers.ts";
import { messageHandlers } from "./messaging/message/message.handlers.ts";
import { noticeHandlers } from "./messaging/notice/notice.handlers.ts";
import { moderationHandlers } from "./moderation/moderation.handlers.ts";
import { uploadStaffHandlers } from "./moderation/upload/upload-staff.handlers.ts";
import { mailHandlers } from "./notifications/mail/mail.handlers.ts";
import { accountHandlers } from "./people/account/account.handlers.ts";
import { deviceHandlers } from "./people/device/device.handlers.ts";
import { deviceReviewHandlers } from "./people/device/device-review.handlers.ts";
import { firmwareHandlers } from "./people/device/firmware.handlers.ts";
import { userHandlers } from "./people/user/user.handlers.ts";
import { addressHandlers } from "./rewards/address/address.handlers.ts";
import { badgeHandlers } from "./rewards/badge/badge.handlers.ts";
import { checkInHandlers } from "./rewards/checkin/checkin.handlers.ts";
import { invitationHandlers } from "./rewards/invitation/invitation.handlers.ts";
import { mallHandlers } from "./rewards/mall/mall.handlers.ts";
import { pointHandlers } from "./rewards/points/points.handlers.ts";
import { taskHandlers } from "./rewards/task/task.handlers.ts";
import { taskManageHandlers } from "./rewards/task/task-manage.handlers.ts";
import { searchHandlers } from "./search/search.handlers.ts";
import { searchListHandlers } from "./search/search-list.handlers.ts";
import { synonymHandlers } from "./search/synonym.handlers.ts";
import { auditHandlers } from "./site/console/audit.handlers.ts";
import { consoleHandlers } from "./site/console/console.handlers.ts";
import { figureHandlers } from "./site/figures/figures.handlers.ts";
import { foundingHandlers } from "./site/founding/founding.handlers.ts";
import { homeHandlers } from "./site/home/home.handlers.ts";
import { siteManageHandlers } from "./site/home/home-manage.handlers.ts";
import { lookHandlers } from "./site/home/look.handlers.ts";
import { startHandlers } from "./site/start/start.handlers.ts";

/** Every operation of the contract; the compiler asks for the missing ones. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...activityHandlers,
  ...activityDeskHandlers,
  ...announcementHandlers,
  ...authHandlers,
  ...checkInHandlers,
  ...badgeHandlers,
  ...circleHandlers,
  ...circleManageHandlers,
  ...deviceHandlers,
  ...deviceReviewHandlers,
  ...firmwareHandlers,
  ...draftHandlers,
  ...feedbackHandlers,
  ...feedbackStaffHandlers,
  ...accessHandlers,
  ...auditHandlers,
  ...consoleHandlers,
  ...figureHandlers,
  ...foundingHandlers,
  ...helpHandlers,
  ...helpManageHandlers,
  ...homeHandlers,
  ...editionHandlers,
  ...lookHandlers,
  ...siteManageHandlers,
  ...invitationHandlers,
  ...keyHandlers,
  ...webhookHandlers,
  ...liveHandlers,
  ...mailHandlers,
  ...mallHandlers,
  ...messageHandlers,
  ...moderationHandlers,
  ...noticeHandlers,
  ...pointHandlers,
  ...pollHandlers,
  ...similarHandlers,
  ...questionHandlers,
  ...recommendHandlers,
  ...questionnaireHandlers,
  ...questionnaireManageHandlers,
  ...recoveryHandlers,
  ...accountRecoveryHandlers,
  ...searchHandlers,
  ...searchListHandlers,
  ...startHandlers,
  ...synonymHandlers,
  ...taskHandlers,
  ...taskManageHandlers,
  ...threadHandlers,
  ...tipHandlers,
  ...topicHandlers,
  ...oidcHandlers,
  ...passkeyHandlers,
  ...twoStepHandlers,
  ...topicManageHandlers,
  ...uploadHandlers,
  ...uploadStaffHandlers,
  ...userHandlers,
  ...wxHandlers,
};
