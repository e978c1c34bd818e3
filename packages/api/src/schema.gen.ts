// Generated from openapi/ by `pnpm gen`. Do not edit.
export interface paths {
    "/api/bbs/member/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 打开页面时我的一切：账号、资料、积分、签到、未读
         * @description 每次载入页面问一次，各部分与 getInfo、我的资料、任务信息、签到信息、未读数所答相同。
         */
        get: operations["memberStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/user/info/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改我的资料 */
        post: operations["ownInfoUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/user/info/revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 申请注销账号 */
        post: operations["ownInfoRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改密码，其他登录随之结束 */
        post: operations["accountPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/account/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 登录着的设备，最近用过的在前 */
        get: operations["accountSessionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/account/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 结束一处登录，或其他所有登录 */
        post: operations["accountSessionEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 活动列表：没结束的在前，近的在前 */
        get: operations["activityList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 各状态的活动有几个 */
        get: operations["activityCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个活动 */
        get: operations["activityDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 这个活动与我：我的报名，是否由我管 */
        get: operations["activityMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 报名 */
        post: operations["activitySignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/signup/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 取消我的报名 */
        post: operations["activitySignupCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/signup/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 报名名单，只给发起人
         * @description 报名，早的在前
         */
        get: operations["activitySignupList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/signup/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 通过或拒绝一份报名 */
        post: operations["activitySignupReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 按签到码签到 */
        post: operations["activityCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/activity/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 取消活动，告诉每一位报名的人 */
        post: operations["activityCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/address/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的收货地址，默认的在前 */
        get: operations["addressList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/address/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新增收货地址，最多 20 个 */
        post: operations["addressAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/address/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 修改收货地址 */
        post: operations["addressUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/address/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 设为默认地址 */
        post: operations["addressDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/address/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除收货地址 */
        post: operations["addressDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captchaImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 取图形验证码
         * @description 一次有效，两分钟过期。客户端超时 20 秒。
         */
        get: operations["captchaImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 账号登录 */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 注册账号 */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 当前账号的信息、角色与权限 */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退出登录，令牌立即失效 */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/badge/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 徽章墙：全部徽章与我的进度 */
        get: operations["badgeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/badge/wear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 佩戴或取下一枚徽章，最多佩戴3枚 */
        post: operations["badgeWear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/task/day/sign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 今日签到
         * @description 今天按社区时区的服务器时间算，一天一次，再签回答 409。
         */
        post: operations["taskDaySign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的签到：连续几天、本周、今天的奖励 */
        get: operations["checkInInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个月的签到日历 */
        get: operations["checkInCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/makeup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 补签本月的一天
         * @description 用补签卡或积分，每月最多 3 次。补的那天没有签到积分，但连上前后的日子。
         */
        post: operations["checkInMakeup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 今天谁最早
         * @description 先签的在前
         */
        get: operations["checkInRank"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 开关签到提醒
         * @description 开着的话，晚上还没签到就收到一条系统通知。
         */
        post: operations["checkInRemind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/prize/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 本月累计签到的奖品
         * @description 需要的天数由少到多。
         */
        get: operations["prizeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/prize/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 领取奖品
         * @description 每件奖品每月领一次；实物要给收货地址，领取时照样记下。
         */
        post: operations["prizeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/prize/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我领到的奖品，最近的在前 */
        get: operations["prizeRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/prize/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 确认收到实物奖品 */
        post: operations["prizeConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/prize/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 实物奖品发货
         * @description 需要 prize.ship 权限。
         */
        post: operations["prizeShip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/checkin/prize/manage/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 领走的实物奖品，按状态 */
        get: operations["prizeManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 功能快捷入口
         * @description 图标、名称与去向；不分页，全部给出。
         */
        get: operations["groupList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/grouppc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 版块卡
         * @description 各圈子的完整版块卡：计数、版主、活跃用户。
         */
        get: operations["groupCardList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/group/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 分组详情 */
        get: operations["groupDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/circle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 圈子，按分类 */
        get: operations["circleList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/circledetail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 圈子详情 */
        get: operations["circleDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/filtercircle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可以发帖的圈子 */
        get: operations["filterCircle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我进得去的各处 */
        get: operations["consoleAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/member/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 成员 */
        get: operations["consoleMemberList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/member/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一位成员 */
        get: operations["consoleMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/member/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改用户组与负责的圈子 */
        post: operations["consoleMemberUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/group/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 用户组与权限 */
        get: operations["consoleGroupList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/thread/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 帖子
         * @description 能上下架所有帖子的看到全部，圈主看到自己圈子里的。
         */
        get: operations["consoleThreadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/audit/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 操作日志 */
        get: operations["consoleAuditList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/setting/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 站点设置 */
        get: operations["consoleSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/setting/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 保存站点设置 */
        post: operations["consoleSettingsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 可以认证的型号 */
        get: operations["deviceModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的设备与申请 */
        get: operations["deviceList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的一份申请 */
        get: operations["deviceDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提交认证申请 */
        post: operations["deviceApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤回待审核的申请 */
        post: operations["deviceWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除没有通过的记录 */
        post: operations["deviceRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 给设备起名字 */
        post: operations["deviceRename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/primary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 设为主设备 */
        post: operations["devicePrimary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解绑设备 */
        post: operations["deviceUnbind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 待审核的申请，早提交的在前；其他状态新的在前 */
        get: operations["deviceReviewList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/review/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 通过申请 */
        post: operations["deviceReviewPass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/device/review/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 拒绝申请 */
        post: operations["deviceReviewRefuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/draft/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的草稿，最近编辑的在前 */
        get: operations["draftList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/draft/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的一份草稿 */
        get: operations["draftGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 存一份草稿；别处先改过时是 409，草稿已不在时是 404 */
        post: operations["draftSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/draft/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除一份草稿 */
        post: operations["draftDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 打包我的数据；回答一个只能下载一次的地址 */
        post: operations["accountExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/suggestlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 公开的已知问题与建议 */
        get: operations["suggestList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/changesuggeststatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 处理一条反馈：改状态、答复、合并、公开 */
        post: operations["changeSuggestStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提交反馈 */
        post: operations["feedbackSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的反馈，新的在前 */
        get: operations["feedbackList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的反馈小结 */
        get: operations["feedbackSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一条反馈和它的往来 */
        get: operations["feedbackDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 补充、追问，或官方答复 */
        post: operations["feedbackReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 给处理结果打分 */
        post: operations["feedbackRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤销还没有处理的反馈 */
        post: operations["feedbackWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/metoo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 我也遇到 */
        post: operations["feedbackMeToo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/feedback/staff/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 所有反馈，供处理人员 */
        get: operations["feedbackStaffList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/faq/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 常见问题 */
        get: operations["faqList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 社区的数据，今天的是现在的 */
        get: operations["consoleFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 服务的状况 */
        get: operations["consoleHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/faq/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我说过哪些回答有没有帮助 */
        get: operations["faqVotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/faq/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 说一个回答有没有帮助，每人一票，可以改 */
        post: operations["faqVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/banner/carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 轮播图 */
        get: operations["bannerCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/home/specshop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 搜索页的推荐楼层 */
        get: operations["homeSpecshop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/apptab": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 手机底栏 */
        get: operations["appTab"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/appmenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 顶栏菜单树 */
        get: operations["appMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/emoji": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 表情 */
        get: operations["emojiList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/dict/{dictType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一类字典 */
        get: operations["dictList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/site/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 站点资料 */
        get: operations["siteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/apikey/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的访问密钥，新的在前
         * @description 撤销与过期的也在内，90 天后不再列出。
         */
        get: operations["apiKeyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/apikey/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 创建访问密钥，全文只在这一次回答里
         * @description 给机器人与脚本用，与登录令牌一样放在 Authorization 里。权限不超过创建它的成员，且只限 scopes 写出的那些。
         */
        post: operations["apiKeyCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/apikey/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 撤销访问密钥，立即生效 */
        post: operations["apiKeyRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/webhook/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 事件推送的地址，新的在前 */
        get: operations["webhookList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/webhook/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 新建或修改一个推送地址
         * @description 新建时回答签名密钥，只此一次。因为一直送不到而停下的，启用后把欠下的接着送。
         */
        post: operations["webhookSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/webhook/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 换签名密钥
         * @description 回答新的密钥，只此一次。24 小时内新旧两个密钥都签，收的一方可以从容换上。
         */
        post: operations["webhookRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/webhook/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除一个推送地址，连同它的记录 */
        post: operations["webhookDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/webhook/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 送一个 ping 事件试一试 */
        post: operations["webhookPing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/webhook/delivery/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个推送地址的记录，新的在前，30 天内的 */
        get: operations["webhookDeliveryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/webhook/delivery/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 再送一次
         * @description 给 deliveryId 就再送那一次，给 since 就把那时以来的都再送，送到过的也行；都不给就把放弃了的再送，一次最多 10000 次，还有的再调用一次。since 以来的达到 10000 次时拒绝。事件的编号不变，收的一方据此认出重复。
         */
        post: operations["webhookReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/invitation/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的邀请码与成绩；打开它的人，邀请码随之续期 */
        get: operations["invitationMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/invitation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我邀请的人，最近加入的在前 */
        get: operations["invitationList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/invitation/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个邀请码是谁的、还能不能用 */
        get: operations["invitationWelcome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 实时事件流
         * @description 服务端推送事件（text/event-stream）。接通时先发一次现状，此后只在提交之后、有变化时再发；每 25 秒一行注释保持连接。会话结束即断开。拒绝时与其它操作一样回答 JSON。
         */
        get: operations["liveStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/home/shopgoodlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 积分商城的商品 */
        get: operations["shopGoodList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 商品详情 */
        get: operations["goodsDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的积分、等级与还能兑几件 */
        get: operations["goodsStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 兑换商品，同一个 requestId 只兑一次 */
        post: operations["orderCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的兑换记录，新的在前 */
        get: operations["orderList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一次兑换的详情 */
        get: operations["orderDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 取消还没发货的兑换，积分退回 */
        post: operations["orderCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 确认收货 */
        post: operations["orderConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 看自己的兑换码，看过即为领取 */
        post: operations["orderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/manage/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 所有商品，上架与否都在内 */
        get: operations["goodsManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/manage/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建或修改商品 */
        post: operations["goodsManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/manage/restock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改库存：实物写增减的件数，卡密与券写新的兑换码；同一个 requestId 只改一次 */
        post: operations["goodsManageRestock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/manage/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 所有会员的订单，新的在前；收货信息只给能发货的人 */
        get: operations["orderManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/manage/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发货 */
        post: operations["orderManageShip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/manage/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 替会员取消还没发货的订单，积分退回 */
        post: operations["orderManageCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/manage/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一件商品的全部，草稿与下架的也在内 */
        get: operations["goodsManageDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/manage/shelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 上架或下架 */
        post: operations["goodsManageShelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/manage/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一件商品的兑换码，遮住的 */
        get: operations["goodsManageCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/goods/manage/recode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 给出去的兑换码用不了：换成供应方补的新码，订单与库存不变 */
        post: operations["goodsManageRecode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/order/manage/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 替会员确认收货 */
        post: operations["orderManageComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/topic/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 话题，隐藏与并走的都在内 */
        get: operations["topicManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/topic/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建或修改话题 */
        post: operations["topicManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/topic/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 隐藏或恢复话题，它的帖子不受影响 */
        post: operations["topicManageShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/topic/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 把重复的话题并入另一个 */
        post: operations["topicManageMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/activity/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 活动，下架的也在内 */
        get: operations["activityManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/activity/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 改报名截止时间与人数上限 */
        post: operations["activityManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/activity/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 导出报名名单 */
        post: operations["activityManageExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/task/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 任务 */
        get: operations["taskManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/task/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建或修改任务 */
        post: operations["taskManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/banner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 轮播图 */
        get: operations["bannerManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/banner/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建或修改轮播图 */
        post: operations["bannerManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/banner/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除轮播图 */
        post: operations["bannerManageDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/menu/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 菜单项 */
        get: operations["menuManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/menu/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建或修改菜单项 */
        post: operations["menuManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/menu/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除菜单项 */
        post: operations["menuManageDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/circle/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 圈子 */
        get: operations["circleManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/circle/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建或修改圈子 */
        post: operations["circleManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/floor/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 首页楼层 */
        get: operations["floorManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/floor/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建或修改首页楼层 */
        post: operations["floorManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/console/floor/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除首页楼层 */
        post: operations["floorManageDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我加入的圈子
         * @description 今天的帖子多的在前；新帖数到 100 为止。
         */
        get: operations["circleMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 加入圈子，或申请加入 */
        post: operations["circleJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 退出圈子，或撤回申请 */
        post: operations["circleLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 看过了，新帖从此刻数起 */
        post: operations["circleSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 圈子的成员，版主在前 */
        get: operations["circleMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 版主修改公告与圈规 */
        post: operations["circleUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/apply/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 加入申请，版主可见 */
        get: operations["circleApplyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/circle/apply/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 通过或拒绝加入申请 */
        post: operations["circleApplyDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/dialog/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 打开与某人的对话
         * @description 没有就新建一个空对话；还没有消息的对话不出现在任何人的列表里。
         */
        post: operations["dialogNew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/dialog/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 发送私信
         * @description 文字按原样存放，不作 HTML 解释。同一 requestId 再发一次，得到的是同一条消息。对方还没有回复过、也没有关注我时，只能先发一条。
         */
        post: operations["dialogSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/dialog/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除对话或其中一条消息
         * @description 只对自己生效。给出 messageId 时只删这一条，否则清空整个对话并从列表里拿掉；对方再来消息时它会重新出现。
         */
        post: operations["dialogDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/dialog/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 我的对话
         * @description 最近有消息的在前。
         */
        get: operations["dialogList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/dialog/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 对话里的消息
         * @description 新的在前。读它不改变已读状态，已读由 dialogRead 告知。
         */
        get: operations["dialogDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/dialog/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个对话的对方与状态 */
        get: operations["dialogInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/dialog/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 读到某条消息为止 */
        post: operations["dialogRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/dialog/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 撤回自己发的消息
         * @description 发出 2 分钟之内可以；内容随之抹去。
         */
        post: operations["dialogRecall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/dialog/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 举报对方的消息
         * @description 被选中的消息照当时的样子附在举报里。
         */
        post: operations["dialogReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/block/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 屏蔽
         * @description 被屏蔽的人不能再发来私信，他的互动也不再提醒我；彼此的关注随之取消，解除屏蔽之前都不能再关注。
         */
        post: operations["blockAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/block/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解除屏蔽 */
        post: operations["blockDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/block/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 屏蔽名单 */
        get: operations["blockList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/sticky": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 分组置顶 */
        post: operations["threadSticky"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 全站置顶 */
        post: operations["threadSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/stickycircle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 圈子置顶 */
        post: operations["threadStickyCircle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/essence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 加精 */
        post: operations["threadEssence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/cherrypick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 选入精选
         * @description 圈主只能提议，由运营批准。
         */
        post: operations["threadCherrypick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 移动帖子
         * @description 圈主把本圈的帖子移出去，要目标圈子的圈主或运营批准。
         */
        post: operations["threadMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/undershelf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 下架
         * @description 作者下架自己的；有权限者下架他人的并写明原因。已下架的再下架一次，什么也不变。
         */
        post: operations["threadUndershelf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 恢复展示
         * @description 放回下架的帖子。作者只能放回自己下架的。
         */
        post: operations["threadDisplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/poststicky": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 评论置顶 */
        post: operations["threadPostSticky"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 举报帖子、评论或成员
         * @description 每人对同一内容只能举报一次。举报的人够多时，内容先隐藏，等待复核。
         */
        post: operations["threadReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/deny": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 禁言
         * @description 禁言的人能看，不能发帖、评论和私信。圈主只能在自己的圈子里禁言，最长 7 天。
         */
        post: operations["userDeny"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/forbidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 封禁
         * @description 封禁的人立刻在所有设备上退出，期间不能登录。
         */
        post: operations["userForbidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 关闭账号
         * @description 关闭的账号不能登录，主页不再显示；恢复后照旧。
         */
        post: operations["userClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/postmaydo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我可以对这条评论做什么 */
        get: operations["postMayDo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/maydo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我可以对这位成员做什么 */
        get: operations["userMayDo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/report/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 举报队列
         * @description 待处理的最早的在前，处理完的最近的在前。圈主看到自己圈子里的。
         */
        get: operations["reportList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/report/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一件举报 */
        get: operations["reportDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/report/handle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 处理举报 */
        post: operations["reportHandle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/review/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 等待审核的内容
         * @description 最早提交的在前。圈主看到自己圈子里的。
         */
        get: operations["reviewList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/review/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 审核 */
        post: operations["reviewDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/proposal/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 等我决定的提议，和我自己提的 */
        get: operations["proposalList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/proposal/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 决定提议；自己提的可以撤回 */
        post: operations["proposalDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/word/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 敏感词 */
        get: operations["wordList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/word/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 添加敏感词 */
        post: operations["wordSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/word/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除敏感词 */
        post: operations["wordDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/unreadnotification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 未读数 */
        post: operations["unreadNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/readall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 全部设为已读 */
        post: operations["readAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/posts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 互动通知
         * @description 同一目标的同一种互动合成一行，最近有动静的在前；评论、回复与提到各占一行，关注按天合并。
         */
        get: operations["postNoticeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notice/system/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 系统通知 */
        get: operations["systemNoticeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/notice/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 一类通知全部设为已读 */
        post: operations["noticeRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/notice/setting/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的提醒与私信设置 */
        get: operations["noticeSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/notice/setting/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 改提醒与私信设置
         * @description 只改给出的项。
         */
        post: operations["noticeSettingsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/points/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的积分 */
        get: operations["pointsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/points/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的积分明细，最近在前 */
        get: operations["pointsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/points/months": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我有积分明细的月份与各月收支，最近在前 */
        get: operations["pointsMonths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/level/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的等级、全部等级与今天的经验 */
        get: operations["levelInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/points/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 对账：每位成员的余额与经验是否等于各笔之和（需要 points.audit） */
        get: operations["pointsReconcile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/points/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 人工调整一位成员的积分（需要 points.adjust） */
        post: operations["pointsAdjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/points/manage/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 每位成员的余额与各笔之和 */
        get: operations["pointsManageAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/points/manage/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一位成员的积分明细 */
        get: operations["pointsManageLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/poll/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一次投票与我：我选了什么，投过之后的票数 */
        get: operations["pollMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/poll/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 投票
         * @description 每人一次，投出后不能修改。
         */
        post: operations["pollVote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 全部问卷，草稿也在内，新的在前 */
        get: operations["questionnaireManageList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一份问卷和它的题目，供编辑与复制 */
        get: operations["questionnaireManageDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 新建草稿或修改问卷；有人答过之后只能改标题、说明与起止时间 */
        post: operations["questionnaireManageSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 复制成一份新的草稿 */
        post: operations["questionnaireManageCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发布草稿 */
        post: operations["questionnaireManagePublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提前结束进行中的问卷 */
        post: operations["questionnaireManageClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除草稿 */
        post: operations["questionnaireManageDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一道填空题的回答，新的在前 */
        get: operations["questionnaireTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/manage/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 全部回答的 CSV，一次一批 */
        get: operations["questionnaireExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 问卷，进行中的在前 */
        get: operations["questionnaireList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一份问卷和它的题目 */
        get: operations["questionnaireDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 提交问卷，每人一次 */
        post: operations["questionnaireSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/questionnaire/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一份问卷的结果，供运营 */
        get: operations["questionnaireResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/recommend/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 不感兴趣，或收回 */
        post: operations["recommendHide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/recommend/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我不感兴趣的帖子，最近 500 篇 */
        get: operations["recommendHidden"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/task/day/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 今日任务 */
        get: operations["taskDayList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/task/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 我的积分与今天签到了没有 */
        post: operations["taskInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/task/month/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 每月任务 */
        get: operations["taskMonthList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/task/starter/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 新手任务 */
        get: operations["taskStarterList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/task/week/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 每周任务 */
        get: operations["taskWeekList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/browse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 记下我看了一篇帖子
         * @description 供浏览帖子的任务计数，同一篇一天只算一次。
         */
        post: operations["threadBrowse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发表动态或帖子 */
        post: operations["threadCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/addPost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 发表评论或回复 */
        post: operations["threadAddPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 编辑自己的内容；别处先改过时是 409 */
        post: operations["threadEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一篇内容的各个版本，最新在前；作者与有权管它的人看得到 */
        get: operations["threadHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/thumbup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 点赞或取消点赞
         * @description 给新值，重复调用结果不变。
         */
        post: operations["threadThumbup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 收藏或取消收藏
         * @description 给新值，重复调用结果不变。
         */
        post: operations["threadFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/tipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 打赏帖子 */
        post: operations["threadTipping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/tipping/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 打赏之前：余额、今天还能打赏多少、我已打赏多少 */
        get: operations["tippingInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/tipping/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 谁打赏过这篇帖子，多的在前 */
        get: operations["tippingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 记一次分享
         * @description 同一人同一天对同一帖子只计一次。
         */
        post: operations["threadShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除帖子
         * @description 软删除。作者删自己的；有权限者删他人的并写明原因。
         */
        post: operations["threadDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/delpost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 删除评论
         * @description 软删除，其下的回复保留。
         */
        post: operations["threadDelPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 帖子总列表与搜索
         * @description 给了 keyWord 时按相关度排列，忽略 orderByColumn；带令牌时记入搜索历史。
         */
        get: operations["threadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/homelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 首页信息流 */
        get: operations["threadHomeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/listV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个圈子的帖子，圈内置顶在前 */
        get: operations["threadListOfCircle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/listV3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个话题的帖子 */
        get: operations["threadListOfTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/listV4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一个分组的帖子，全站置顶在前 */
        get: operations["threadListOfGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 帖子详情，任何人看到的 */
        get: operations["threadDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/detailV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 帖子详情与它对查看者而言的状态 */
        get: operations["threadDetailV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/postlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 帖子的评论 */
        get: operations["postList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/replylist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 一条评论下的全部回复 */
        get: operations["replyList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/viewer/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 一批帖子、评论、用户与我的关系
         * @description 公开列表对人人相同、不带令牌；登录的客户端另用此调用取得自己的点赞、收藏与关注。
         */
        post: operations["viewerState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/mythreads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我发表的帖子与动态，最近在前 */
        get: operations["myThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/thread/held/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我发表而大家看不到的帖子与动态，最近在前 */
        get: operations["heldThreadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/thumbuplist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我赞过的帖子，最近在前 */
        get: operations["thumbupList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/favoritelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 收藏的帖子，最近在前 */
        get: operations["favoriteList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/mypostlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的评论与回复，最近在前 */
        get: operations["myPostList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/comment/likelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的评论收到的赞，最近在前 */
        get: operations["commentLikeList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/searchhistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我的搜索历史，最近在前 */
        get: operations["searchHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/delsearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 删除一条搜索历史 */
        post: operations["delSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/thread/clearusersearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 清空搜索历史 */
        post: operations["clearUserSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/threadhot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 热门内容的日、月、年榜
         * @description 由定时任务写好，每榜至多 10 条：最近 1、30、365 天里发表的内容按热度（hotScore）排，同分时新的在前。
         */
        get: operations["threadHot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/cherrypick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 精选 */
        get: operations["cherrypickList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 话题列表与搜索 */
        get: operations["topicList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/topicstatistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 话题榜 */
        get: operations["topicStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/thread/topic/detail/{topicId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 话题详情 */
        get: operations["topicDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/topic/insight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 话题的今天、参与最多的人与相关话题 */
        get: operations["topicInsight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/topic/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 我关注的话题，最近关注的在前 */
        get: operations["topicMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/topic/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 关注话题，或取消 */
        post: operations["topicFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/topic/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 看过了，新帖从此刻数起 */
        post: operations["topicSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 上传图片或视频
         * @description 字节决定类型。图片一律重新编码并去掉 EXIF，动图按各帧像素之和计，至多 4000 万像素。视频只留第一条画面和声音重新封装， 去掉位置、设备等信息；至多 30 分钟、长边至多 4096 像素，编码为 H.264、H.265、VP8、VP9 或 AV1。没有内容用到的文件 24 小时后打不开，48 小时后删除；内容删除或下架后立即打不开，30 天后删除。每位成员至多 5000 个文件、2 GB，超出答 409。 超过 10485760 字节答 HTTP 413，类型或编码不符答 HTTP 415；一分钟、一天的额度用完或同时上传太多答 HTTP 429，排队已满、处理超时或存储已满答 HTTP 503，后两者都在 retryAfter 和 Retry-After 里给出再试的秒数。
         */
        post: operations["commonUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/upload/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 成员上传的图片与视频
         * @description 后台用，新的在前。给出的地址带一到两小时有效的钥匙，已经收起的文件也能看。总数至多数到 10000。
         */
        get: operations["uploadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/upload/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 下架一个文件，或恢复它
         * @description 下架后立即打不开，不论出现在哪里；30 天后删除，在那以前可以恢复。会告诉上传的成员并记入操作日志。
         */
        post: operations["uploadWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/fans/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 粉丝 */
        get: operations["fansList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/follow/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 关注 */
        get: operations["followList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/hot/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 活跃榜，带关注状态 */
        get: operations["hotUserListOfMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/user/hot/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 活跃榜 */
        get: operations["hotUserList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/user/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * 按昵称搜索用户
         * @description 带令牌时给出关注状态。
         */
        get: operations["userQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/follow/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 关注 */
        post: operations["followAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/user/follow/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 取消关注 */
        post: operations["followDel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/user/otherinfo/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 别人的资料，带关注状态 */
        post: operations["otherInfoOfMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/user/otherinfo/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 别人的资料 */
        post: operations["otherInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my/user/info/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 我的资料与用户组权限 */
        post: operations["ownInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wx/gencommentwxshortlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 一篇帖子在小程序里的短链接 */
        post: operations["wxShortLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wx/getshareminiprogram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 把一篇帖子分享成小程序卡片要的资料 */
        get: operations["wxShareMiniProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wx/getsms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 给要绑定的手机发短信验证码 */
        post: operations["wxSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wx/getinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 我绑定了哪些登录方式 */
        post: operations["wxInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wx/decrypt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解开小程序拿到的加密资料；其中有手机号时绑定到我的账号 */
        post: operations["wxDecrypt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wx/qrcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 小程序某一页的小程序码 */
        post: operations["wxQrcode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wx/userinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用网页登录的 code 读我的微信昵称与头像，并绑定到我的账号 */
        post: operations["wxUserinfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/wx/getscheme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 从微信之外打开小程序某一页的链接 */
        post: operations["wxScheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/wx/smslogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 用短信验证码登录；第一次来的手机号随即注册 */
        post: operations["wxSmsLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/wxweb/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 微信网页登录；第一次来的随即注册 */
        post: operations["wxWebRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/wx/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 小程序登录；没有注册的答 409 */
        post: operations["wxLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/without/wx/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 小程序注册；注册过的直接登录 */
        post: operations["wxRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/wx/ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 开通了哪些登录方式 */
        get: operations["wxWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/wx/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 开始一次微信网页登录或绑定 */
        post: operations["wxBegin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/wx/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 解绑微信或手机；唯一的登录方式不能解绑 */
        post: operations["wxUnbind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/phone/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 给要登录的手机发短信验证码 */
        post: operations["phoneSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/phone/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 绑定手机 */
        post: operations["phoneBind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bbs/phone/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 没有密码的成员凭绑定手机的短信验证码设置密码，其他登录随之结束 */
        post: operations["phonePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "thread.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 有了一个人人可看的帖子
         * @description 直接发布或审核放行时；下架后恢复的不再推。送之前又不见了的，data 只有编号。
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ThreadCreatedWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "thread.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 一个帖子不再人人可看
         * @description 删除、下架、转入审核时。送之前又回来的，data 与 thread.created 的相同。
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ThreadRemovedWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 有了一条人人可看的评论或回复 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CommentCreatedWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feedback.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 成员提了一条反馈 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FeedbackCreatedWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "feedback.answered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 官方答复了一条反馈 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["FeedbackAnsweredWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 成员举报了内容，开了一个新案子 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReportCreatedWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "report.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** 一个举报案子有了结果 */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ReportDecidedWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * 运营在后台点了试一试
         * @description 不用登记，每个地址都会收到。
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
                    "webhook-id": components["parameters"]["webhookId"];
                    /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
                    "webhook-timestamp": components["parameters"]["webhookTimestamp"];
                    /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
                    "webhook-signature": components["parameters"]["webhookSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PingWebhook"];
                };
            };
            responses: {
                /** @description 收到了，不再送；要在 10 秒内回答，回答的内容不看 */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description 没有收到，按 webhook-id 相同的内容再送，三天里最多 11 次；不跟随重定向 */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description 当前会话的账号、角色与权限，位于顶层 */
        SessionInfo: {
            user: {
                /**
                 * @description 用户编号
                 * @example 12
                 */
                userId: string;
                /**
                 * @description 账号名
                 * @example member
                 */
                userName: string;
                /**
                 * @description 昵称
                 * @example 云野
                 */
                nickName: string;
                /**
                 * @description 头像地址
                 * @example /static/demo/av-01.svg
                 */
                avatar: string;
            };
            /** @description 角色 */
            roles: string[];
            /** @description 权限 */
            permissions: string[];
        };
        /**
         * @description 性别，0 保密，1 男，2 女
         * @example 0
         * @enum {integer}
         */
        Gender: 0 | 1 | 2;
        /**
         * @description 生日，形如 1996-05-20；空为不填
         * @example 1996-05-20
         */
        Birthday: string;
        /**
         * @description 是否对别人隐藏这份名单，1 隐藏
         * @example 0
         * @enum {integer}
         */
        Hidden: 0 | 1;
        /**
         * @description 字号，0 标准，1 大，2 特大
         * @example 0
         * @enum {integer}
         */
        FontSize: 0 | 1 | 2;
        /** @description 圈子的编号与名字 */
        CircleName: {
            /**
             * @description 圈子编号
             * @example 1
             */
            id: string;
            /**
             * @description 圈子名
             * @example 影像创作
             */
            groupName: string;
        };
        /** @description 一处禁言：期间能看，不能发表 */
        Denial: {
            circle?: components["schemas"]["CircleName"];
            /**
             * @description 到什么时候，9999 年即永久
             * @example 2026-11-29 14:20:00
             */
            until: string;
            /**
             * @description 原因
             * @example 刷屏
             */
            reason: string;
        };
        /** @description 我自己的资料 */
        OwnInfo: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 账号名
             * @example member
             */
            userName: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像地址
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 签名
             * @example 拍山，也拍山里的信号塔
             */
            signature: string;
            /**
             * @description 主页封面地址
             * @example /static/demo/ridge.webp
             */
            cover: string;
            gender: components["schemas"]["Gender"];
            birthday: components["schemas"]["Birthday"];
            /**
             * @description 地区
             * @example 四川 成都
             */
            region: string;
            hideFans: components["schemas"]["Hidden"];
            hideFollows: components["schemas"]["Hidden"];
            hideFavorites: components["schemas"]["Hidden"];
            fontSize: components["schemas"]["FontSize"];
            /**
             * @description 等级
             * @example 7
             */
            level: number;
            /**
             * @description 1 = 已认证机主
             * @example 1
             * @enum {integer}
             */
            isVerified: 0 | 1;
            /**
             * @description 粉丝数
             * @example 320
             */
            fansCount: number;
            /**
             * @description 关注数
             * @example 86
             */
            followCount: number;
            /**
             * @description 帖子数
             * @example 42
             */
            threadCount: number;
            /**
             * @description 获赞数
             * @example 5120
             */
            likedCount: number;
            /**
             * @description 我的邀请码
             * @example K7M2QX
             */
            invitationCode: string;
            /** @description 用户组 */
            group: {
                /**
                 * @description 用户组编号
                 * @example 1
                 */
                id: string;
                /**
                 * @description 用户组名
                 * @example 普通会员
                 */
                name: string;
                /** @description 权限 */
                permissionList: string[];
            };
            /** @description 我正在哪里被禁言，没有时为空 */
            denials: components["schemas"]["Denial"][];
        };
        /** @description 我的积分与今天签到了没有 */
        TaskInfo: {
            /**
             * @description 我的积分
             * @example 2480
             */
            pointsCount: number;
            /**
             * @description 1 = 今天已签到
             * @example 0
             * @enum {integer}
             */
            signStatus: 0 | 1;
        } & {
            [key: string]: unknown;
        };
        /** @description 我的签到 */
        CheckInInfo: {
            /**
             * @description 今天，社区时区
             * @example 2026-11-21
             */
            today: string;
            /**
             * @description 1 = 今天已签到
             * @example 0
             * @enum {integer}
             */
            signStatus: 0 | 1;
            /**
             * @description 连续几天，昨天断了就是 0
             * @example 5
             */
            streak: number;
            /**
             * @description 本月已签几天
             * @example 16
             */
            monthDays: number;
            /**
             * @description 今天签到得到或能得到的积分
             * @example 15
             */
            reward: number;
            /** @description 周一到周日，那天签了没有 */
            week: (0 | 1)[];
            /** @description 连续第 1 到第 7 天各得几分，之后从头再来 */
            ladder: number[];
            /**
             * @description 有几张补签卡
             * @example 1
             */
            makeupCards: number;
            /**
             * @description 1 = 晚上提醒我签到
             * @example 0
             * @enum {integer}
             */
            isRemind: 0 | 1;
            /** @description 离得最近、还没到的奖品；没有就是 null */
            nextPrize: {
                /**
                 * @description 奖品名
                 * @example 「一周不落」徽章
                 */
                name: string;
                /**
                 * @description 本月再签几天
                 * @example 2
                 */
                daysLeft: number;
            } | null;
        };
        /** @description unread 事件：我的未读数与版本，与未读数操作所答相同 */
        LiveUnread: {
            /**
             * @description 互动通知的未读数
             * @example 3
             */
            unreadNotifications: number;
            /**
             * @description 私信的未读数
             * @example 0
             */
            dialogNotifications: number;
            /**
             * @description 系统通知的未读数
             * @example 0
             */
            systemNotifications: number;
            /**
             * @description 版本，变了就该重新取正在看的列表
             * @example 12
             */
            revision: number;
        };
        /** @description 打开页面时我的一切 */
        MemberStart: {
            info: components["schemas"]["SessionInfo"];
            own: components["schemas"]["OwnInfo"];
            task: components["schemas"]["TaskInfo"];
            checkIn: components["schemas"]["CheckInInfo"];
            unread: components["schemas"]["LiveUnread"];
        };
        /** @description 只改写出来的那些项 */
        OwnInfoUpdateBody: {
            /**
             * @description 昵称，30 天内只能修改一次
             * @example 云野
             */
            nickname?: string;
            /**
             * @description 头像地址，自己上传的图片；空为默认头像
             * @example /uploads/2026/11/9f8fad5bd9cb469fa16570867728950e.webp
             */
            avatar?: string;
            /**
             * @description 主页封面地址，自己上传的图片；空为默认封面
             * @example /uploads/2026/11/0f8fad5bd9cb469fa16570867728950e.webp
             */
            cover?: string;
            /**
             * @description 签名
             * @example 拍山，也拍山里的信号塔
             */
            signature?: string;
            gender?: components["schemas"]["Gender"];
            birthday?: components["schemas"]["Birthday"];
            /**
             * @description 地区
             * @example 四川 成都
             */
            region?: string;
            hideFans?: components["schemas"]["Hidden"];
            hideFollows?: components["schemas"]["Hidden"];
            hideFavorites?: components["schemas"]["Hidden"];
            fontSize?: components["schemas"]["FontSize"];
        };
        OwnInfoRevokedBody: {
            /**
             * @description 登录密码
             * @example Lenscape2026
             */
            password: string;
        };
        AccountPasswordBody: {
            /**
             * @description 旧密码
             * @example Lenscape2026
             */
            oldPassword: string;
            /**
             * @description 新密码
             * @example mountains-at-dawn
             */
            newPassword: string;
        };
        /** @description 一处登录 */
        AccountSession: {
            /**
             * @description 登录编号
             * @example 31
             */
            id: string;
            /**
             * @description 浏览器，空为未知
             * @example Chrome
             */
            browser: string;
            /**
             * @description 系统，空为未知
             * @example macOS
             */
            os: string;
            /**
             * @description 登录时的网络地址
             * @example 203.0.113.7
             */
            ip: string;
            /**
             * @description 登录时间
             * @example 2026-11-01 08:00:00
             */
            createdAt: string;
            /**
             * @description 最近使用时间
             * @example 2026-11-20 21:40:12
             */
            lastSeenAt: string;
            /**
             * @description 1 = 正在用的这一处
             * @example 1
             * @enum {integer}
             */
            isCurrent: 0 | 1;
        };
        AccountSessionEndBody: {
            /**
             * @description 登录编号；不写则结束除这一处之外的所有登录
             * @example 31
             */
            sessionId?: string;
        };
        /**
         * @description all 全部，open 报名中，soon 即将开始，ongoing 进行中，over 已结束
         * @example open
         * @enum {string}
         */
        ActivityTab: "all" | "open" | "soon" | "ongoing" | "over";
        /**
         * @description 0 报名未开始，1 报名中，2 报名截止，3 进行中，4 已结束，5 已取消
         * @example 1
         * @enum {integer}
         */
        ActivityState: 0 | 1 | 2 | 3 | 4 | 5;
        /** @description 用户的最小引用 */
        UserRef: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像地址，空串为默认头像
             * @example /static/demo/av-01.svg
             */
            avatar: string;
        };
        /** @description 列表里的一个活动 */
        ActivityCard: {
            /**
             * @description 活动编号，也是它的帖子编号
             * @example 301
             */
            id: string;
            /**
             * @description 分组编号
             * @example 1
             */
            groupId: string;
            /**
             * @description 标题
             * @example 城北林场夜拍：把灯关掉，看看抬显能多暗
             */
            title: string;
            /**
             * @description 摘要
             * @example 领队带两条路线，一条平缓，一条要爬坡。
             */
            excerpt: string;
            /**
             * @description 封面地址，空为没有
             * @example /static/demo/camp.webp
             */
            cover: string;
            /**
             * @description 开始时间
             * @example 2026-11-28 17:30:00
             */
            startAt: string;
            /**
             * @description 结束时间
             * @example 2026-11-28 22:00:00
             */
            endAt: string;
            /**
             * @description 报名开始
             * @example 2026-11-20 10:00:00
             */
            signStartAt: string;
            /**
             * @description 报名截止
             * @example 2026-11-27 18:00:00
             */
            signEndAt: string;
            /**
             * @description 地点，线上活动为空
             * @example 城北林场东门
             */
            placeName: string;
            /**
             * @description 1 = 线上
             * @example 0
             * @enum {integer}
             */
            isOnline: 0 | 1;
            /**
             * @description 名额，0 为不限
             * @example 120
             */
            maxNum: number;
            /**
             * @description 占着名额的人数
             * @example 86
             */
            joinedNum: number;
            /**
             * @description 1 = 报名需要审核
             * @example 0
             * @enum {integer}
             */
            needAudit: 0 | 1;
            /**
             * @description 报名要用的积分
             * @example 20
             */
            costPoints: number;
            state: components["schemas"]["ActivityState"];
            /** @description 最近报名的几位，至多 5 */
            joined: components["schemas"]["UserRef"][];
        };
        /** @description 帖子或评论的作者 */
        Author: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像地址
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 用户组名
             * @example 普通会员
             */
            groupName: string;
            /**
             * @description 等级
             * @example 7
             */
            level: number;
            /**
             * @description 1 = 已认证机主
             * @example 1
             * @enum {integer}
             */
            isVerified: 0 | 1;
        };
        /** @description 线下活动的地点 */
        Place: {
            /**
             * @description 地点
             * @example 城北林场东门
             */
            name: string;
            /**
             * @description 怎么找到，可为空
             * @example 地铁 4 号线终点再走 12 分钟
             */
            address: string;
            /**
             * @description 纬度
             * @example 30.66
             */
            lat?: number;
            /**
             * @description 经度
             * @example 104.06
             */
            lng?: number;
        };
        /** @description 安排里的一行 */
        AgendaItem: {
            /**
             * @description 几点
             * @example 17:30
             */
            time: string;
            /**
             * @description 做什么
             * @example 集合，领反光贴
             */
            title: string;
            /**
             * @description 补充一句，可为空
             * @example 迟到 15 分钟后由副领队带走平缓路线
             */
            note: string;
        };
        /** @description 报名时要多填的一项 */
        ActivityField: {
            /**
             * @description 问什么
             * @example 有无夜拍经验
             */
            label: string;
            /**
             * @description 可选的答案，空为自由填写
             * @example [
             *       "第一次",
             *       "拍过几次",
             *       "很熟"
             *     ]
             */
            options: string[];
            /**
             * @description 1 = 必填
             * @example 0
             * @enum {integer}
             */
            required: 0 | 1;
        };
        /** @description 一个活动 */
        Activity: {
            /**
             * @description 活动编号，也是它的帖子编号
             * @example 301
             */
            id: string;
            /**
             * @description 分组编号
             * @example 1
             */
            groupId: string;
            /**
             * @description 标题
             * @example 城北林场夜拍：把灯关掉，看看抬显能多暗
             */
            title: string;
            /**
             * @description 封面地址，空为没有
             * @example /static/demo/camp.webp
             */
            cover: string;
            organiser: components["schemas"]["Author"];
            /**
             * @description 发起人办过几场，含这一场
             * @example 6
             */
            organised: number;
            /**
             * @description 开始时间
             * @example 2026-11-28 17:30:00
             */
            startAt: string;
            /**
             * @description 结束时间
             * @example 2026-11-28 22:00:00
             */
            endAt: string;
            /**
             * @description 报名开始
             * @example 2026-11-20 10:00:00
             */
            signStartAt: string;
            /**
             * @description 报名截止
             * @example 2026-11-27 18:00:00
             */
            signEndAt: string;
            location?: components["schemas"]["Place"];
            /**
             * @description 1 = 线上
             * @example 0
             * @enum {integer}
             */
            isOnline: 0 | 1;
            /**
             * @description 名额，0 为不限
             * @example 120
             */
            maxNum: number;
            /**
             * @description 占着名额的人数
             * @example 86
             */
            joinedNum: number;
            /**
             * @description 1 = 报名需要审核
             * @example 0
             * @enum {integer}
             */
            needAudit: 0 | 1;
            /**
             * @description 报名要用的积分，到场返还
             * @example 20
             */
            costPoints: number;
            /** @description 安排 */
            agenda: components["schemas"]["AgendaItem"][];
            /** @description 报名时要多填的 */
            fields: components["schemas"]["ActivityField"][];
            state: components["schemas"]["ActivityState"];
            /**
             * @description 取消的原因，没有取消为空
             * @example
             */
            cancelReason: string;
            /** @description 最近报名的几位，至多 10 */
            joined: components["schemas"]["UserRef"][];
        };
        /**
         * @description 0 待审核，1 已通过，2 已拒绝，3 已取消，4 已签到
         * @example 1
         * @enum {integer}
         */
        SignupStatus: 0 | 1 | 2 | 3 | 4;
        /** @description 我的报名 */
        OwnSignup: {
            status: components["schemas"]["SignupStatus"];
            /**
             * @description 怎么称呼
             * @example 云野
             */
            name: string;
            /**
             * @description 手机号
             * @example 13800008000
             */
            phone: string;
            /** @description 多填的各项，与活动的 fields 同序 */
            answers: string[];
            /**
             * @description 签到码，通过后才有
             * @example 407218
             */
            code: string;
            /**
             * @description 拒绝的原因，没有为空
             * @example
             */
            reason: string;
            /**
             * @description 在此之前可以取消：报名截止；报名后改过时间或地点的，到活动开始
             * @example 2026-11-27 18:00:00
             */
            withdrawUntil: string;
            /**
             * @description 报名时间
             * @example 2026-11-21 09:00:00
             */
            createdAt: string;
        };
        /** @description 活动的时间、地点与报名办法；活动必填，动态与帖子不能有。给 location 为线下，不给为线上 */
        ActivityInput: {
            /**
             * @description 封面地址，自己上传的图片
             * @example /uploads/2026/11/9f8fad5bd9cb469fa16570867728950e.webp
             */
            cover?: string;
            /**
             * @description 开始时间
             * @example 2026-11-28 17:30:00
             */
            startAt: string;
            /**
             * @description 结束时间；晚于开始，也晚于现在
             * @example 2026-11-28 22:00:00
             */
            endAt: string;
            /**
             * @description 报名开始
             * @example 2026-11-20 10:00:00
             */
            signStartAt: string;
            /**
             * @description 报名截止；晚于报名开始，不晚于活动结束
             * @example 2026-11-27 18:00:00
             */
            signEndAt: string;
            location?: components["schemas"]["Place"];
            /**
             * @description 线上活动的链接，须是站外网址，只给通过的人看
             * @example https://meet.example/8201
             */
            onlineUrl?: string;
            /**
             * @description 名额，0 为不限
             * @example 120
             */
            maxNum?: number;
            /**
             * @description 1 = 报名需要审核
             * @example 0
             * @enum {integer}
             */
            needAudit?: 0 | 1;
            /**
             * @description 报名要用的积分，到场返还
             * @example 20
             */
            costPoints?: number;
            /** @description 安排 */
            agenda?: components["schemas"]["AgendaItem"][];
            /** @description 报名时要多填的 */
            fields?: components["schemas"]["ActivityField"][];
        };
        /** @description 自己发起的活动，改它从这里开始 */
        OwnActivity: {
            plan: components["schemas"]["ActivityInput"];
            /**
             * @description 占着名额的人数
             * @example 86
             */
            joinedNum: number;
            state: components["schemas"]["ActivityState"];
        };
        ActivitySignupBody: {
            /**
             * @description 活动编号
             * @example 301
             */
            activityId: string;
            /**
             * @description 怎么称呼
             * @example 云野
             */
            name: string;
            /**
             * @description 手机号，中国大陆的 11 位
             * @example 13800008000
             */
            phone: string;
            /** @description 多填的各项，与活动的 fields 同序同数；必填的不能空，给了 options 的须是其中之一 */
            answers?: string[];
        };
        ActivityIdBody: {
            /**
             * @description 活动编号
             * @example 301
             */
            activityId: string;
        };
        /** @description 一份报名 */
        ActivitySignup: {
            user: components["schemas"]["UserRef"];
            status: components["schemas"]["SignupStatus"];
            /**
             * @description 怎么称呼，活动结束 30 天后为空
             * @example 云野
             */
            name: string;
            /**
             * @description 手机号，活动结束 30 天后为空
             * @example 13800008000
             */
            phone: string;
            /** @description 多填的各项 */
            answers: string[];
            /**
             * @description 报名时间
             * @example 2026-11-21 09:00:00
             */
            createdAt: string;
        };
        ActivityReviewBody: {
            /**
             * @description 活动编号
             * @example 301
             */
            activityId: string;
            /**
             * @description 谁的报名
             * @example 12
             */
            userId: string;
            /**
             * @description 1 通过，2 拒绝
             * @example 1
             * @enum {integer}
             */
            status: 1 | 2;
            /**
             * @description 拒绝的原因
             * @example 名额留给住得近的镜友
             */
            reason?: string;
        };
        ActivityCheckInBody: {
            /**
             * @description 活动编号
             * @example 301
             */
            activityId: string;
            /**
             * @description 签到码
             * @example 407218
             */
            code: string;
        };
        ActivityCancelBody: {
            /**
             * @description 活动编号
             * @example 301
             */
            activityId: string;
            /**
             * @description 为什么取消，会告诉每一位报名的人
             * @example 当晚有大风预警
             */
            reason: string;
        };
        /** @description 收货地址 */
        Address: {
            /**
             * @description 地址编号
             * @example 3
             */
            id: string;
            /**
             * @description 收货人
             * @example 云野
             */
            name: string;
            /**
             * @description 手机号
             * @example 13800008000
             */
            tel: string;
            /**
             * @description 省
             * @example 浙江省
             */
            province: string;
            /**
             * @description 市，省直辖的区县为空串
             * @example 杭州市
             */
            city: string;
            /**
             * @description 区
             * @example 西湖区
             */
            county: string;
            /**
             * @description 六位区划代码
             * @example 330106
             */
            areaCode: string;
            /**
             * @description 详细地址
             * @example 湖滨路 18 号 3 栋 602 室
             */
            addressDetail: string;
            /**
             * @description 标签，可为空串
             * @example 家
             */
            tag: string;
            /**
             * @description 1 = 默认地址
             * @example 1
             * @enum {integer}
             */
            isDefault: 0 | 1;
        };
        AddressAddBody: {
            /**
             * @description 收货人姓名
             * @example 云野
             */
            name: string;
            /**
             * @description 手机号，中国大陆的 11 位
             * @example 13800008000
             */
            tel: string;
            /**
             * @description 所在地区，六位区划代码
             * @example 330106
             */
            areaCode: string;
            /**
             * @description 详细地址，至少 5 个字
             * @example 湖滨路 18 号 3 栋 602 室
             */
            addressDetail: string;
            /**
             * @description 标签，可为空串
             * @example 家
             */
            tag?: string;
            /**
             * @description 1 = 设为默认
             * @example 1
             * @enum {integer}
             */
            isDefault?: 0 | 1;
        };
        AddressUpdateBody: {
            /**
             * @description 地址编号
             * @example 3
             */
            addressId: string;
            /**
             * @description 收货人姓名
             * @example 云野
             */
            name: string;
            /**
             * @description 手机号，中国大陆的 11 位
             * @example 13800008000
             */
            tel: string;
            /**
             * @description 所在地区，六位区划代码
             * @example 330106
             */
            areaCode: string;
            /**
             * @description 详细地址，至少 5 个字
             * @example 湖滨路 18 号 3 栋 602 室
             */
            addressDetail: string;
            /**
             * @description 标签，可为空串
             * @example 家
             */
            tag?: string;
            /**
             * @description 1 = 设为默认
             * @example 1
             * @enum {integer}
             */
            isDefault?: 0 | 1;
        };
        AddressIdBody: {
            /**
             * @description 地址编号
             * @example 3
             */
            addressId: string;
        };
        /** @description 图形验证码。关闭时只有 captchaEnabled: false */
        Captcha: {
            /**
             * @description 是否需要验证码
             * @example true
             */
            captchaEnabled: boolean;
            /**
             * @description 验证码编号，32 位十六进制
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            uuid?: string;
            /**
             * @description PNG 的 base64，不带 data: 前缀
             * @example iVBORw0KGgo=
             */
            img?: string;
        };
        /** @description 登录。验证码关闭时 code 与 uuid 可省，除非回答说 needsCaptcha */
        LoginBody: {
            /**
             * @description 账号，客户端先去掉首尾空白
             * @example member
             */
            username: string;
            /**
             * @description 密码
             * @example Lenscape2026
             */
            password: string;
            /**
             * @description 验证码，不分大小写
             * @example 7k2m
             */
            code?: string;
            /**
             * @description 验证码编号
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            uuid?: string;
        };
        /** @description 会话令牌，位于顶层 */
        SessionToken: {
            /**
             * @description 不透明的会话令牌
             * @example b7Qm0c4Vn1pY2rXk8sTz5wLd3fHg6jAe
             */
            token: string;
        };
        /** @description 注册 */
        RegisterBody: {
            /**
             * @description 账号，2 至 20 个字符，字母、数字、下划线、连字符或汉字
             * @example xinlai
             */
            username: string;
            /**
             * @description 密码，8 至 64 个字符，不能太常见、太有规律，也不能含用户名或昵称
             * @example Lenscape2026
             */
            password: string;
            /**
             * @description 昵称，2 至 12 个字符，缺省同账号
             * @example 新来的镜友
             */
            nickname?: string;
            /**
             * @description 验证码，不分大小写
             * @example 7k2m
             */
            code?: string;
            /**
             * @description 验证码编号
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            uuid?: string;
            /**
             * @description 邀请码
             * @example K7M2QX
             */
            invitationCode?: string;
        };
        /** @description 一枚徽章与我的进度 */
        Badge: {
            /**
             * @description 徽章编号
             * @example week
             */
            badgeId: string;
            /**
             * @description 名称
             * @example 一周不落
             */
            name: string;
            /**
             * @description 怎样得到
             * @example 连续签到 7 天
             */
            condition: string;
            /**
             * @description 类别：成长、贡献、活动与设备
             * @example growth
             * @enum {string}
             */
            category: "growth" | "contribution" | "device";
            /**
             * @description 图形
             * @example sun
             * @enum {string}
             */
            icon: "sun" | "pencil" | "glasses" | "heart" | "bolt" | "bookmark" | "book" | "award" | "sparkles" | "userPlus" | "users" | "share" | "gift" | "user" | "calendar" | "mountain" | "sunrise" | "message";
            /**
             * @description 底色
             * @example amber
             * @enum {string}
             */
            tone: "brand" | "amber" | "red" | "blue" | "plum";
            /**
             * @description 要到多少
             * @example 7
             */
            threshold: number;
            /**
             * @description 现在多少，至多为 threshold
             * @example 3
             */
            value: number;
            /**
             * @description 单位，可为空串
             * @example 天
             */
            unit: string;
            /**
             * @description 得到的时间，没有则为空串
             * @example 2026-06-18 08:02:11
             */
            obtainedAt: string;
            /**
             * @description 1 = 佩戴着
             * @example 1
             * @enum {integer}
             */
            isWorn: 0 | 1;
            /**
             * @description 百分之几的成员拥有，一位小数
             * @example 3.2
             */
            rarity: number;
        };
        /** @description 徽章墙 */
        BadgeWall: {
            /**
             * @description 已得到几枚
             * @example 12
             */
            owned: number;
            /** @description 全部徽章 */
            badges: components["schemas"]["Badge"][];
        };
        BadgeWearBody: {
            /**
             * @description 徽章编号
             * @example firstThread
             */
            badgeId: string;
            /**
             * @description 1 佩戴，0 取下
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
        };
        /** @description filter 为可选的附加条件 */
        FilterBody: {
            /** @description 附加条件，目前没有 */
            filter?: Record<string, never>;
        };
        /** @description 签到的结果 */
        DaySign: {
            /**
             * @description 签的是哪一天
             * @example 2026-11-21
             */
            day: string;
            /**
             * @description 得到的积分
             * @example 15
             */
            points: number;
            /**
             * @description 连续几天
             * @example 5
             */
            streak: number;
            /**
             * @description 今天第几个签到
             * @example 128
             */
            place: number;
            /**
             * @description 签到后的积分
             * @example 2495
             */
            pointsCount: number;
            /**
             * @description 这次是否得到一张补签卡
             * @example 0
             * @enum {integer}
             */
            cardGained: 0 | 1;
        };
        /** @description 日历上签过的一天 */
        CheckInDay: {
            /**
             * @description 哪一天
             * @example 2026-11-20
             */
            day: string;
            /**
             * @description 得到的积分
             * @example 10
             */
            points: number;
            /**
             * @description 1 = 补签
             * @example 0
             * @enum {integer}
             */
            isMakeup: 0 | 1;
        };
        /** @description 一个月的签到 */
        CheckInCalendar: {
            /**
             * @description 哪个月
             * @example 2026-11
             */
            month: string;
            /**
             * @description 最早能翻到的月份：加入的那个月
             * @example 2026-03
             */
            minMonth: string;
            /**
             * @description 今天
             * @example 2026-11-21
             */
            today: string;
            /** @description 签过的日子，由早到晚 */
            days: components["schemas"]["CheckInDay"][];
            /** @description 从今天起天天签到，哪些日子能得到奖品 */
            rewardDays: string[];
            /** @description 还能补签的日子 */
            makeupDays: string[];
            /**
             * @description 本月还能补签几次
             * @example 3
             */
            makeupLeft: number;
            /**
             * @description 有几张补签卡
             * @example 1
             */
            makeupCards: number;
            /**
             * @description 不用卡时一次补签要几分
             * @example 30
             */
            makeupPoints: number;
        };
        MakeupBody: {
            /**
             * @description 补哪一天：本月里今天以前、不早于加入那天
             * @example 2026-11-03
             */
            day: string;
            /**
             * @description card 用补签卡，points 用积分
             * @example card
             * @enum {string}
             */
            by: "card" | "points";
        };
        /** @description 今天签到的人 */
        EarlyBird: {
            /**
             * @description 第几个
             * @example 1
             */
            place: number;
            user: components["schemas"]["UserRef"];
            /**
             * @description 什么时候
             * @example 2026-11-21 05:02:17
             */
            signedAt: string;
        };
        RemindBody: {
            /**
             * @description 1 打开，0 关闭
             * @example 1
             * @enum {integer}
             */
            isRemind: 0 | 1;
        };
        /** @description 签到奖品 */
        Prize: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 奖品名
             * @example 「一周不落」徽章
             */
            name: string;
            /**
             * @description 图片地址，空串为没有
             * @example /static/demo/g-pin.svg
             */
            picUrl: string;
            /**
             * @description 本月累计几天；比这个月还长就是签满全月
             * @example 7
             */
            needDays: number;
            /**
             * @description points 积分，exp 经验，badge 徽章，goods 实物，lottery 抽奖
             * @example badge
             * @enum {string}
             */
            type: "points" | "exp" | "badge" | "goods" | "lottery";
            /**
             * @description 几分积分或经验；抽奖是最多几分；其他为 0
             * @example 0
             */
            amount: number;
            /**
             * @description 还剩几份；null 为不限
             * @example 20
             */
            stock: number | null;
            /**
             * @description 0 未达成，1 可领取，2 已领取，3 已领完，4 已过期
             * @example 1
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3 | 4;
            /**
             * @description 本月再签几天
             * @example 0
             */
            daysLeft: number;
            /**
             * @description 最后能领的一天，空串为一直能领
             * @example
             */
            endsOn: string;
        };
        /** @description 收货地址；实物必填 */
        PrizeAddress: {
            /**
             * @description 收货人
             * @example 林晚
             */
            name: string;
            /**
             * @description 手机号，中国大陆的 11 位
             * @example 13800138000
             */
            tel: string;
            /**
             * @description 省
             * @example 四川省
             */
            province: string;
            /**
             * @description 市
             * @example 成都市
             */
            city: string;
            /**
             * @description 区县
             * @example 武侯区
             */
            county: string;
            /**
             * @description 详细地址，至少 5 个字
             * @example 人民南路四段 12 号
             */
            addressDetail: string;
        };
        PrizeClaimBody: {
            /**
             * @description 奖品编号
             * @example 1
             */
            prizeId: string;
            address?: components["schemas"]["PrizeAddress"];
        };
        /** @description 给本人看的收货地址 */
        PrizeAddressShown: {
            /**
             * @description 收货人
             * @example 林晚
             */
            name: string;
            /**
             * @description 手机号，遮住中间
             * @example 138****8000
             */
            tel: string;
            /**
             * @description 省市区与详细地址
             * @example 四川省成都市武侯区人民南路四段 12 号
             */
            address: string;
        };
        /** @description 领到的一件奖品 */
        PrizeClaim: {
            /**
             * @description 编号
             * @example 7
             */
            id: string;
            /**
             * @description 领取编号
             * @example QD202611210007
             */
            claimNo: string;
            /**
             * @description 奖品编号
             * @example 1
             */
            prizeId: string;
            /**
             * @description 奖品名
             * @example 麂皮镜布 一片
             */
            prizeName: string;
            /**
             * @description 图片地址
             * @example /static/demo/g-cloth.svg
             */
            picUrl: string;
            /**
             * @description 同奖品的 type
             * @example goods
             * @enum {string}
             */
            type: "points" | "exp" | "badge" | "goods" | "lottery";
            /**
             * @description 得到几分积分或经验；抽奖是抽中几分
             * @example 0
             */
            amount: number;
            /**
             * @description 哪个月的
             * @example 2026-11
             */
            month: string;
            /**
             * @description 0 待发货，1 已发货，2 已完成
             * @example 0
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description 实物的收货地址，手机号遮住中间；其他为 null */
            address: components["schemas"]["PrizeAddressShown"] | null;
            /**
             * @description 物流公司，空串为还没有
             * @example
             */
            company: string;
            /**
             * @description 物流单号，空串为还没有
             * @example
             */
            trackingNo: string;
            /**
             * @description 什么时候领的
             * @example 2026-11-21 09:30:00
             */
            claimedAt: string;
        };
        ClaimIdBody: {
            /**
             * @description 领取的编号
             * @example 7
             */
            claimId: string;
        };
        PrizeShipBody: {
            /**
             * @description 领取的编号
             * @example 7
             */
            claimId: string;
            /**
             * @description 物流公司
             * @example 顺丰速运
             */
            company: string;
            /**
             * @description 物流单号
             * @example SF1390000000000
             */
            trackingNo: string;
        };
        /** @description 一件领走的实物奖品与领它的会员 */
        ManagedClaim: {
            /**
             * @description 编号
             * @example 7
             */
            id: string;
            /**
             * @description 领取编号
             * @example QD202611210007
             */
            claimNo: string;
            /**
             * @description 奖品编号
             * @example 1
             */
            prizeId: string;
            /**
             * @description 奖品名
             * @example 麂皮镜布 一片
             */
            prizeName: string;
            /**
             * @description 图片地址
             * @example /static/demo/g-cloth.svg
             */
            picUrl: string;
            /**
             * @description 同奖品的 type
             * @example goods
             * @enum {string}
             */
            type: "points" | "exp" | "badge" | "goods" | "lottery";
            /**
             * @description 得到几分积分或经验；抽奖是抽中几分
             * @example 0
             */
            amount: number;
            /**
             * @description 哪个月的
             * @example 2026-11
             */
            month: string;
            /**
             * @description 0 待发货，1 已发货，2 已完成
             * @example 0
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /** @description 收货地址 */
            address: {
                /**
                 * @description 收货人
                 * @example 云野
                 */
                name: string;
                /**
                 * @description 手机号
                 * @example 13800008000
                 */
                tel: string;
                /**
                 * @description 地址
                 * @example 浙江省杭州市西湖区湖滨路 18 号
                 */
                address: string;
            } | null;
            /**
             * @description 物流公司，空串为还没有
             * @example
             */
            company: string;
            /**
             * @description 物流单号，空串为还没有
             * @example
             */
            trackingNo: string;
            /**
             * @description 什么时候领的
             * @example 2026-11-21 09:30:00
             */
            claimedAt: string;
            /**
             * @description 发货时间，空串为还没发
             * @example
             */
            shippedAt: string;
            user: components["schemas"]["UserRef"];
        };
        /** @description 分组或圈子。圈子的 picUrl 映射到 webPicUrl */
        Group: {
            /**
             * @description 编号
             * @example 2
             */
            id: string;
            /**
             * @description 名称
             * @example 影像创作
             */
            groupName: string;
            /**
             * @description bbs_group_activity、_thread、_feedback、_task、_topic、_device 之一；圈子为 bbs_group_circle
             * @example bbs_group_circle
             */
            groupType: string;
            /**
             * @description 圈子分类，分组为空串
             * @example 创作
             */
            category: string;
            /**
             * @description 简介
             * @example 把看见的留下来
             */
            brief: string;
            /**
             * @description 大图
             * @example /static/demo/forest.jpg
             */
            webPicUrl: string;
            /**
             * @description 小图
             * @example /static/demo/forest.jpg
             */
            miniPicUrl: string;
            /**
             * @description 帖子数
             * @example 320
             */
            trendsCount: number;
            /**
             * @description 互动数
             * @example 1860
             */
            interactCount: number;
            /** @description 版主 */
            webMaster: components["schemas"]["UserRef"][];
            /**
             * @description 版主数
             * @example 4
             */
            webMasterCount: number;
            /**
             * @description 活跃用户数
             * @example 128
             */
            activeUserCount: number;
            /** @description 活跃用户，至多 10 人 */
            activeUsers: components["schemas"]["UserRef"][];
        };
        /** @description 圈子 */
        Circle: {
            /**
             * @description 编号
             * @example 2
             */
            id: string;
            /**
             * @description 名称
             * @example 影像创作
             */
            groupName: string;
            /**
             * @description 恒为 bbs_group_circle
             * @example bbs_group_circle
             */
            groupType: string;
            /**
             * @description 分类
             * @example 创作
             */
            category: string;
            /**
             * @description 简介
             * @example 把看见的留下来
             */
            brief: string;
            /**
             * @description 图片
             * @example /static/demo/forest.jpg
             */
            picUrl: string;
            /**
             * @description 公告
             * @example 发图请写明机型
             */
            notice: string;
            /**
             * @description 公告写下的时间，没有公告为空串
             * @example 2026-11-18 10:00:00
             */
            noticeAt: string;
            /**
             * @description 圈规
             * @example 不搬运，不引战
             */
            rule: string;
            /**
             * @description 0 公开，1 需审核；需审核的圈子仅成员可以发帖
             * @example 0
             * @enum {integer}
             */
            joinType: 0 | 1;
            /**
             * @description 1 开放，0 已关闭；关闭的圈子只能看，不能加入和发帖
             * @example 1
             * @enum {integer}
             */
            isOpen: 0 | 1;
            /**
             * @description 帖子数
             * @example 320
             */
            trendsCount: number;
            /**
             * @description 互动数
             * @example 1860
             */
            interactCount: number;
            /**
             * @description 成员数
             * @example 1286
             */
            memberCount: number;
            /** @description 版主 */
            webMaster: components["schemas"]["UserRef"][];
            /**
             * @description 版主数
             * @example 4
             */
            webMasterCount: number;
            /**
             * @description 活跃用户数
             * @example 128
             */
            activeUserCount: number;
            /** @description 活跃用户，至多 10 人 */
            activeUsers: components["schemas"]["UserRef"][];
        };
        /** @description 可发帖的圈子 */
        CircleOption: {
            /**
             * @description 编号
             * @example 2
             */
            id: string;
            /**
             * @description 名称
             * @example 影像创作
             */
            groupName: string;
            /**
             * @description 分类
             * @example 创作
             */
            category: string;
            /**
             * @description 图片
             * @example /static/demo/forest.jpg
             */
            picUrl: string;
            /**
             * @description 1 = 仅成员可以发帖
             * @example 0
             * @enum {integer}
             */
            joinType: 0 | 1;
        };
        /** @description 后台的一处，我进得去的才列出 */
        ConsoleSection: {
            /**
             * @description 名字
             * @example reports
             */
            name: string;
            /**
             * @description 等我处理的数目，没有则为 0
             * @example 14
             */
            count: number;
        };
        /** @description 成员一行 */
        ConsoleMember: {
            /**
             * @description 成员编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像
             * @example
             */
            avatar: string;
            /**
             * @description 用户组
             * @example 1
             */
            groupId: string;
            /**
             * @description 用户组名
             * @example 普通会员
             */
            groupName: string;
            /**
             * @description 等级
             * @example 7
             */
            level: number;
            /**
             * @description 已认证机主
             * @example 0
             * @enum {integer}
             */
            isVerified: 0 | 1;
            /**
             * @description 活跃榜名次
             * @example 1
             */
            hotRanking: number;
            /**
             * @description 发表数
             * @example 12
             */
            threadCount: number;
            /**
             * @description 状态：normal 正常，denied 禁言中，forbidden 封禁中，closed 已关闭
             * @example normal
             * @enum {string}
             */
            status: "normal" | "denied" | "forbidden" | "closed";
            /**
             * @description 禁言或封禁到何时，空串为没有
             * @example
             */
            until: string;
            /**
             * @description 注册时间
             * @example 2024-05-20 08:00:00
             */
            joinedAt: string;
            /**
             * @description 最近活跃，空串为没有登录过
             * @example 2026-11-21 09:51:40
             */
            seenAt: string;
        };
        /**
         * @description 处置的名字，操作日志里只有这些
         * @example thread.del
         * @enum {string}
         */
        AuditAction: "thread.del" | "thread.delpost" | "thread.undershelf" | "thread.display" | "thread.site" | "thread.sticky" | "thread.stickycircle" | "thread.poststicky" | "thread.essence" | "thread.cherrypick" | "thread.move" | "user.deny" | "user.forbidden" | "user.closed" | "user.update" | "report.handle" | "review.decide" | "proposal.decide" | "word.save" | "word.del" | "webhook.save" | "webhook.rotate" | "webhook.del" | "setting.save" | "goods.create" | "goods.update" | "goods.shelf" | "goods.restock" | "goods.recode" | "order.ship" | "order.complete" | "order.cancel" | "prize.ship" | "points.adjust" | "device.pass" | "device.refuse" | "feedback.status" | "task.create" | "task.update" | "circle.create" | "circle.update" | "circle.accept" | "circle.refuse" | "topic.create" | "topic.update" | "topic.hide" | "topic.show" | "topic.merge" | "activity.update" | "activity.cancel" | "activity.export" | "banner.save" | "banner.del" | "menu.save" | "menu.del" | "floor.save" | "floor.del" | "survey.create" | "survey.update" | "survey.copy" | "survey.publish" | "survey.close" | "survey.del" | "upload.withdraw";
        /** @description 一条操作日志 */
        AuditRow: {
            /**
             * @description 编号
             * @example 77
             */
            id: string;
            actor: components["schemas"]["UserRef"];
            action: components["schemas"]["AuditAction"];
            /**
             * @description 1 做了，0 撤销了或没有通过
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 对象的种类
             * @example thread
             */
            targetType: string;
            /**
             * @description 对象的编号
             * @example 301
             */
            targetId: string;
            /**
             * @description 对象的名字，空串为没有
             * @example 近视镜片全网最低
             */
            target: string;
            /**
             * @description 原因
             * @example 多处发布同一广告
             */
            reason: string;
            /**
             * @description 时间
             * @example 2026-11-21 09:51:40
             */
            createdAt: string;
        };
        /** @description 一位成员 */
        ConsoleMemberDetail: {
            member: components["schemas"]["ConsoleMember"];
            /**
             * @description 签名
             * @example
             */
            signature: string;
            /**
             * @description 用户组给的权限
             * @example [
             *       "thread.create"
             *     ]
             */
            permissionList: string[];
            /** @description 负责的圈子 */
            circles: components["schemas"]["CircleName"][];
            /**
             * @description 被处置过几次
             * @example 0
             */
            violations: number;
            /**
             * @description 我可以做的：group、circles、deny、forbidden、closed
             * @example [
             *       "deny"
             *     ]
             */
            mayDo: string[];
            /** @description 最近的处置 */
            log: components["schemas"]["AuditRow"][];
        };
        /** @description 改用户组或负责的圈子 */
        ConsoleMemberBody: {
            /**
             * @description 成员编号
             * @example 12
             */
            userId: string;
            /**
             * @description 用户组
             * @example 3
             */
            groupId?: string;
            /**
             * @description 负责的圈子，给出的为全部
             * @example [
             *       "1"
             *     ]
             */
            circleIds?: string[];
            /**
             * @description 原因
             * @example 接任圈主
             */
            reason: string;
        };
        /** @description 用户组 */
        ConsoleGroup: {
            /**
             * @description 编号
             * @example 3
             */
            id: string;
            /**
             * @description 名字
             * @example 版主
             */
            name: string;
            /**
             * @description 级别，高的管低的
             * @example 20
             */
            rank: number;
            /**
             * @description 权限
             * @example [
             *       "thread.create"
             *     ]
             */
            permissionList: string[];
            /**
             * @description 成员数
             * @example 9
             */
            memberCount: number;
        };
        /** @description 帖子一行 */
        ConsoleThread: {
            /**
             * @description 帖子编号
             * @example 301
             */
            id: string;
            /**
             * @description 标题，没有则为摘要
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            author: components["schemas"]["UserRef"];
            /**
             * @description 圈子，空串为没有
             * @example 影像创作
             */
            circleName: string;
            /**
             * @description 状态：0 审核中，1 正常，2 未通过，3 已下架，4 已删除
             * @example 1
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3 | 4;
            /**
             * @description 标记
             * @example [
             *       "essence"
             *     ]
             */
            marks: string[];
            /**
             * @description 浏览
             * @example 120
             */
            viewCount: number;
            /**
             * @description 评论
             * @example 12
             */
            replyCount: number;
            /**
             * @description 赞
             * @example 40
             */
            likeCount: number;
            /**
             * @description 发表时间
             * @example 2026-11-21 09:51:40
             */
            postedAt: string;
            /**
             * @description 不正常的原因
             * @example
             */
            why: string;
        };
        /** @description 站点设置 */
        ConsoleSettings: {
            /**
             * @description 新人的前几篇帖子先审后发，0 为不审
             * @example 0
             */
            reviewedPosts: number;
        };
        /** @description 可以认证的型号 */
        DeviceModel: {
            /**
             * @description 型号编号
             * @example 1
             */
            id: string;
            /**
             * @description 型号，不含配色
             * @example Lens One
             */
            name: string;
            /**
             * @description 配色，可为空串
             * @example 松烟
             */
            variant: string;
            /**
             * @description 选型号时的一句说明
             * @example 松烟，黑
             */
            note: string;
            /**
             * @description 图片地址
             * @example /static/demo/g-one.svg
             */
            picUrl: string;
            /**
             * @description 最新固件，不知道为空串
             * @example 1.1.0
             */
            firmware: string;
        };
        /**
         * @description 0 待审核，1 已通过，2 已拒绝，3 已撤回，4 已解绑
         * @example 1
         * @enum {integer}
         */
        DeviceStatus: 0 | 1 | 2 | 3 | 4;
        /**
         * @description 购买渠道：官网、线上旗舰店、线下门店、朋友转让、其他
         * @example official
         * @enum {string}
         */
        DeviceChannel: "official" | "online" | "store" | "friend" | "other";
        /** @description 图片。地址读 filePath 或 url */
        Image: {
            /**
             * @description 原图地址（重新编码后）
             * @example /uploads/2026/11/a1.webp
             */
            url: string;
            /**
             * @description 同 url
             * @example /uploads/2026/11/a1.webp
             */
            filePath?: string;
            /**
             * @description 缩略图地址
             * @example /uploads/2026/11/a1-t.webp
             */
            thumbnailUrl?: string;
            /**
             * @description 像素宽
             * @example 1600
             */
            width?: number;
            /**
             * @description 像素高
             * @example 1200
             */
            height?: number;
        };
        /** @description 我的一副设备，或一次认证申请 */
        Device: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            model: components["schemas"]["DeviceModel"];
            /**
             * @description 型号与配色
             * @example Lens One 松烟
             */
            modelName: string;
            /**
             * @description 序列号，只留头尾各四位
             * @example LS26 **** 4418
             */
            sn: string;
            /**
             * @description 自己起的名字，可为空串
             * @example 我的爬山眼镜
             */
            nickname: string;
            authStatus: components["schemas"]["DeviceStatus"];
            /**
             * @description 1 = 主设备
             * @example 1
             * @enum {integer}
             */
            isPrimary: 0 | 1;
            channel: components["schemas"]["DeviceChannel"];
            /**
             * @description 订单号，可为空串
             * @example 2026111500473
             */
            orderNo: string;
            /**
             * @description 购买日期
             * @example 2026-11-02
             */
            purchaseAt: string;
            /**
             * @description 凭证图片，第一张是序列号照片
             * @example [
             *       {
             *         "url": "/static/demo/g-one.svg"
             *       }
             *     ]
             */
            imageList: components["schemas"]["Image"][];
            /**
             * @description 拒绝原因，未拒绝为空串
             * @example
             */
            reason: string;
            /**
             * @description 提交时间
             * @example 2026-11-20 21:08:16
             */
            createdAt: string;
            /**
             * @description 审核时间，未审核为空串
             * @example 2026-11-21 10:32:40
             */
            reviewedAt: string;
            /**
             * @description 审核人昵称，未审核为空串
             * @example 镜界小编
             */
            reviewer: string;
            /**
             * @description 保修至，通过后才有，否则为空串
             * @example 2027-11-02
             */
            warrantyAt: string;
            /**
             * @description 保修还剩几天
             * @example 285
             */
            warrantyDays: number;
            /**
             * @description 保修还剩百分之几
             * @example 41
             */
            warrantyShare: number;
            /**
             * @description 待审核时排在第几位，否则为 0
             * @example 0
             */
            queue: number;
            /**
             * @description 待审核时预计出结果的日期，否则为空串
             * @example 2026-11-24
             */
            expectedAt: string;
        };
        /** @description 还能提交几次认证申请 */
        DeviceQuota: {
            /**
             * @description 30 天内最多提交几次
             * @example 3
             */
            max: number;
            /**
             * @description 还能提交几次
             * @example 2
             */
            left: number;
            /**
             * @description 没有次数时，哪天又能提交；还有次数为空串
             * @example 2026-12-03
             */
            nextAt: string;
            /**
             * @description 何时恢复到最多，未用过为空串
             * @example 2026-12-17
             */
            restoresAt: string;
        };
        DeviceApplyBody: {
            /**
             * @description 型号编号
             * @example 1
             */
            modelId: string;
            /**
             * @description 序列号，10–20 位数字和大写字母；空格与小写会先整理；重新提交时不写就沿用原来的
             * @example LS267A404418
             */
            sn?: string;
            channel: components["schemas"]["DeviceChannel"];
            /**
             * @description 订单号
             * @example 2026111500473
             */
            orderNo?: string;
            /**
             * @description 购买日期，不晚于今天
             * @example 2026-11-02
             */
            purchaseAt: string;
            /**
             * @description 凭证图片，1–6 张，第一张是序列号照片
             * @example [
             *       {
             *         "url": "/static/demo/g-one.svg"
             *       }
             *     ]
             */
            imageList: components["schemas"]["Image"][];
            /**
             * @description 被拒绝后重新提交时，原申请的编号
             * @example 1
             */
            replacesId?: string;
        };
        DeviceIdBody: {
            /**
             * @description 设备或申请编号
             * @example 1
             */
            id: string;
        };
        DeviceRenameBody: {
            /**
             * @description 设备编号
             * @example 1
             */
            id: string;
            /**
             * @description 自己起的名字，空为不要
             * @example 我的爬山眼镜
             */
            nickname: string;
        };
        /** @description 审核员看到的申请 */
        DeviceReview: {
            /**
             * @description 申请编号
             * @example 1
             */
            id: string;
            user: components["schemas"]["UserRef"];
            /**
             * @description 型号与配色
             * @example Lens One 松烟
             */
            modelName: string;
            /**
             * @description 型号图片
             * @example /static/demo/g-one.svg
             */
            picUrl: string;
            /**
             * @description 完整的序列号，用来与照片核对
             * @example LS267A404418
             */
            sn: string;
            channel: components["schemas"]["DeviceChannel"];
            /**
             * @description 订单号，可为空串
             * @example 2026111500473
             */
            orderNo: string;
            /**
             * @description 购买日期
             * @example 2026-11-02
             */
            purchaseAt: string;
            /**
             * @description 凭证图片
             * @example [
             *       {
             *         "url": "/static/demo/g-one.svg"
             *       }
             *     ]
             */
            imageList: components["schemas"]["Image"][];
            authStatus: components["schemas"]["DeviceStatus"];
            /**
             * @description 拒绝原因
             * @example
             */
            reason: string;
            /**
             * @description 这是申请人 30 天内第几次提交
             * @example 1
             */
            attempts: number;
            /**
             * @description 1 = 这个序列号已被别人认证
             * @example 0
             * @enum {integer}
             */
            snTaken: 0 | 1;
            /**
             * @description 提交时间
             * @example 2026-11-20 21:08:16
             */
            createdAt: string;
            /**
             * @description 审核时间，可为空串
             * @example
             */
            reviewedAt: string;
            /**
             * @description 审核人昵称，可为空串
             * @example
             */
            reviewer: string;
        };
        DeviceRefuseBody: {
            /**
             * @description 申请编号
             * @example 1
             */
            id: string;
            /**
             * @description 拒绝原因，申请人会看到
             * @example 序列号照片反光，末四位看不清。
             */
            reason: string;
        };
        /** @description 帖子所在的圈子 */
        CircleRef: {
            /**
             * @description 圈子编号
             * @example 2
             */
            id: string;
            /**
             * @description 圈子名
             * @example 影像创作
             */
            groupName: string;
        };
        /** @description 草稿箱里的一行 */
        DraftRow: {
            /**
             * @description 草稿编号，由客户端取；发表时的 requestId 就是它
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            id: string;
            /**
             * @description 0 动态，1 帖子，2 活动
             * @example 1
             * @enum {integer}
             */
            threadClassify: 0 | 1 | 2;
            /**
             * @description 标题，可为空
             * @example 给镜腿换了一层麂皮
             */
            title: string;
            /**
             * @description 正文摘要
             * @example 入夏以后骑车总要扶眼镜。
             */
            excerpt: string;
            /**
             * @description 第一张图片；没有则为空
             * @example /uploads/2026/11/a1.webp
             */
            cover: string;
            circle?: components["schemas"]["CircleRef"];
            /**
             * @description 最近在哪里编辑，浏览器与系统；不知道则为空
             * @example Chrome · Windows
             */
            device: string;
            /**
             * @description 第几次保存
             * @example 1
             */
            revision: number;
            /**
             * @description 最近编辑的时间
             * @example 2026-11-21 10:42:08
             */
            savedAt: string;
        };
        /** @description 一份草稿 */
        Draft: {
            /**
             * @description 草稿编号，由客户端取；发表时的 requestId 就是它
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            id: string;
            /**
             * @description 0 动态，1 帖子，2 活动
             * @example 1
             * @enum {integer}
             */
            threadClassify: 0 | 1 | 2;
            /**
             * @description 标题，可为空
             * @example 给镜腿换了一层麂皮
             */
            title: string;
            /**
             * @description 动态是纯文本，其余是富文本
             * @example <p>入夏以后骑车总要扶眼镜。</p>
             */
            content: string;
            /**
             * @description 圈子编号；没有选则为空
             * @example 2
             */
            circleId: string;
            /**
             * @description 表单里其余的内容，原样保存、原样给回，JSON 不超过 60000 字
             * @example {
             *       "deviceName": "Lens One"
             *     }
             */
            form: {
                [key: string]: unknown;
            };
            /**
             * @description 最近在哪里编辑，浏览器与系统；不知道则为空
             * @example Chrome · Windows
             */
            device: string;
            /**
             * @description 第几次保存
             * @example 1
             */
            revision: number;
            /**
             * @description 最近编辑的时间
             * @example 2026-11-21 10:42:08
             */
            savedAt: string;
        };
        /** @description 存一份草稿 */
        DraftSaveBody: {
            /**
             * @description 草稿编号，由客户端取；发表时的 requestId 就是它
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            draftId: string;
            /**
             * @description 上次保存得到的数；还没有存过为 0
             * @example 0
             */
            revision: number;
            /**
             * @description 0 动态，1 帖子，2 活动
             * @example 1
             * @enum {integer}
             */
            threadClassify: 0 | 1 | 2;
            /**
             * @description 标题
             * @example 给镜腿换了一层麂皮
             */
            title: string;
            /**
             * @description 动态是纯文本，其余是富文本
             * @example <p>入夏以后骑车总要扶眼镜。</p>
             */
            content: string;
            /**
             * @description 圈子编号
             * @example 2
             */
            circleId?: string;
            /**
             * @description 第一张图片
             * @example /uploads/2026/11/a1.webp
             */
            cover?: string;
            /**
             * @description 表单里其余的内容，原样保存、原样给回，JSON 不超过 60000 字
             * @example {
             *       "deviceName": "Lens One"
             *     }
             */
            form: {
                [key: string]: unknown;
            };
        };
        /** @description 存好的草稿 */
        DraftSaved: {
            /**
             * @description 草稿编号，由客户端取；发表时的 requestId 就是它
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            id: string;
            /**
             * @description 第几次保存，下一次保存时带上
             * @example 1
             */
            revision: number;
            /**
             * @description 最近编辑的时间
             * @example 2026-11-21 10:42:08
             */
            savedAt: string;
        };
        DraftIdBody: {
            /**
             * @description 草稿编号，由客户端取；发表时的 requestId 就是它
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            draftId: string;
        };
        AccountExportBody: {
            /**
             * @description 登录密码
             * @example Lenscape2026
             */
            password: string;
        };
        /**
         * @description 0 待处理，1 处理中，2 待补充，3 已解决，4 不予处理，5 已合并，6 已撤销
         * @example 0
         * @enum {integer}
         */
        FeedbackStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /** @description 一个公开的已知问题或建议 */
        Suggest: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 标题
             * @example 升级 1.1.0 后，镜腿触控偶尔没反应
             */
            title: string;
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description 涉及的型号，可为空串
             * @example Lens One
             */
            models: string;
            /**
             * @description 涉及的固件，可为空串
             * @example 1.1.0
             */
            firmware: string;
            /**
             * @description 预计在哪一版修复，可为空串
             * @example 1.1.1
             */
            expectedIn: string;
            /**
             * @description 在哪一版修复，可为空串
             * @example
             */
            fixedIn: string;
            /**
             * @description 官方的答复，可为空串
             * @example 重启一次可以缓解
             */
            answer: string;
            /**
             * @description 多少人也遇到
             * @example 386
             */
            meTooCount: number;
            /**
             * @description 更新时间
             * @example 2026-11-20 10:00:00
             */
            updatedAt: string;
        };
        ChangeSuggestStatusBody: {
            /**
             * @description 反馈编号
             * @example 1
             */
            id: string;
            /**
             * @description 1 处理中，2 待补充，3 已解决，4 不予处理，5 已合并
             * @example 1
             * @enum {integer}
             */
            status: 1 | 2 | 3 | 4 | 5;
            /**
             * @description 随状态一起说的话；待补充、不予处理时必填
             * @example 我们已经能复现。
             */
            content?: string;
            /**
             * @description 已合并时必填，并入哪个已知问题；不能是它自己
             * @example 1
             */
            mergedId?: string;
            /**
             * @description 1 = 放进已知问题
             * @example 1
             * @enum {integer}
             */
            isPublic?: 0 | 1;
            /**
             * @description 已知问题涉及的型号
             * @example Lens One
             */
            models?: string;
            /**
             * @description 预计在哪一版修复
             * @example 1.1.1
             */
            expectedIn?: string;
            /**
             * @description 在哪一版修复
             * @example 1.1.1
             */
            fixedIn?: string;
        };
        /**
         * @description 0 问题反馈，1 功能建议，2 体验内测
         * @example 0
         * @enum {integer}
         */
        FeedbackKind: 0 | 1 | 2;
        FeedbackSubmitBody: {
            kind: components["schemas"]["FeedbackKind"];
            /**
             * @description 一句话说清，5–50 个字
             * @example 戴帽子时右镜腿双击没反应
             */
            title: string;
            /**
             * @description 描述，10–1000 个字；写了 10 个字以上的 actual 时可以不写
             * @example 戴上毛线帽之后双击右镜腿没有反应。
             */
            content?: string;
            /**
             * @description 操作步骤
             * @example 1. 戴上毛线帽
             */
            steps?: string;
            /**
             * @description 预期结果
             * @example 开始录像
             */
            expected?: string;
            /**
             * @description 实际结果
             * @example 双击十次有七次没有反应
             */
            actual?: string;
            /**
             * @description 我的哪一副设备，须已认证；体验内测必填，问题反馈与 modelId 至少给一个
             * @example 1
             */
            deviceId?: string;
            /**
             * @description 没有认证的设备时，哪个型号
             * @example 1
             */
            modelId?: string;
            /**
             * @description 固件
             * @example 1.1.0
             */
            firmware?: string;
            /**
             * @description 应用版本
             * @example 1.1.0
             */
            appVersion?: string;
            /**
             * @description 手机型号与系统
             * @example Android 16
             */
            phone?: string;
            /**
             * @description 出现频率：必现、偶现、仅一次；问题反馈必填
             * @example sometimes
             * @enum {string}
             */
            frequency?: "always" | "sometimes" | "once";
            /**
             * @description 发生时间
             * @example 2026-11-21 07:20
             */
            occurredAt?: string;
            /**
             * @description 图片，至多 9 张
             * @example []
             */
            imageList?: components["schemas"]["Image"][];
            /**
             * @description 手机号或邮箱，可为空
             * @example
             */
            contact?: string;
            /**
             * @description 同一次提交的标识，重发不会多一条
             * @example 7f3a0c52c8c14f6fb1ad0c7f2f4f9a10
             */
            requestId?: string;
        };
        /** @description 一条往来 */
        FeedbackReply: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            user: components["schemas"]["UserRef"];
            /**
             * @description 1 = 官方
             * @example 1
             * @enum {integer}
             */
            isStaff: 0 | 1;
            /**
             * @description 内容
             * @example 能补一段傍晚的录屏吗？
             */
            content: string;
            /**
             * @description 图片
             * @example []
             */
            imageList: components["schemas"]["Image"][];
            /**
             * @description 时间
             * @example 2026-11-20 10:00:00
             */
            createdAt: string;
        };
        /** @description 我的一条反馈 */
        Feedback: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 给人看的编号
             * @example FB20261121001
             */
            no: string;
            kind: components["schemas"]["FeedbackKind"];
            /**
             * @description 标题
             * @example 夜里抬显最低档还是太亮
             */
            title: string;
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description 提交时间
             * @example 2026-11-19 23:04:12
             */
            createdAt: string;
            /**
             * @description 更新时间
             * @example 2026-11-20 10:00:00
             */
            updatedAt: string;
            /**
             * @description 满意度 1–5，0 为没有评
             * @example 0
             */
            rating: number;
            /**
             * @description 评价，可为空串
             * @example
             */
            ratingRemark: string;
            lastReply?: components["schemas"]["FeedbackReply"];
        };
        /** @description 一条反馈和它的往来 */
        FeedbackDetail: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 给人看的编号
             * @example FB20261121001
             */
            no: string;
            kind: components["schemas"]["FeedbackKind"];
            /**
             * @description 标题
             * @example 夜里抬显最低档还是太亮
             */
            title: string;
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description 提交时间
             * @example 2026-11-19 23:04:12
             */
            createdAt: string;
            /**
             * @description 更新时间
             * @example 2026-11-20 10:00:00
             */
            updatedAt: string;
            /**
             * @description 满意度 1–5，0 为没有评
             * @example 0
             */
            rating: number;
            /**
             * @description 评价，可为空串
             * @example
             */
            ratingRemark: string;
            /**
             * @description 描述
             * @example 夜里骑车时，最低一档还是刺眼。
             */
            content: string;
            /**
             * @description 操作步骤，可为空串
             * @example
             */
            steps: string;
            /**
             * @description 预期结果，可为空串
             * @example
             */
            expected: string;
            /**
             * @description 实际结果，可为空串
             * @example
             */
            actual: string;
            /**
             * @description 设备，可为空串
             * @example Lens One 松烟
             */
            modelName: string;
            /**
             * @description 固件，可为空串
             * @example 1.1.0
             */
            firmware: string;
            /**
             * @description 应用版本，可为空串
             * @example 1.1.0
             */
            appVersion: string;
            /**
             * @description 手机型号与系统，可为空串
             * @example Android 16
             */
            phone: string;
            /**
             * @description 出现频率，可为空串
             * @example sometimes
             * @enum {string}
             */
            frequency: "" | "always" | "sometimes" | "once";
            /**
             * @description 发生时间，可为空串
             * @example 2026-11-21 07:20
             */
            occurredAt: string;
            /**
             * @description 图片
             * @example []
             */
            imageList: components["schemas"]["Image"][];
            /**
             * @description 联系方式，可为空串
             * @example
             */
            contact: string;
            /**
             * @description 并入的已知问题，没有为空串
             * @example
             */
            mergedId: string;
            /**
             * @description 并入的已知问题的标题，没有为空串
             * @example
             */
            mergedTitle: string;
            /**
             * @description 1 = 我提的
             * @example 1
             * @enum {integer}
             */
            isMine: 0 | 1;
            user: components["schemas"]["UserRef"];
            /**
             * @description 1 = 在已知问题里
             * @example 0
             * @enum {integer}
             */
            isPublic: 0 | 1;
            /** @description 往来，早的在前 */
            replies: components["schemas"]["FeedbackReply"][];
        };
        FeedbackReplyBody: {
            /**
             * @description 反馈编号
             * @example 1
             */
            id: string;
            /**
             * @description 内容，1–1000 个字
             * @example 昨晚七点半又出现了一次。
             */
            content: string;
            /**
             * @description 图片，至多 9 张
             * @example []
             */
            imageList?: components["schemas"]["Image"][];
        };
        FeedbackRateBody: {
            /**
             * @description 反馈编号
             * @example 1
             */
            id: string;
            /**
             * @description 满意度
             * @example 5
             */
            rating: number;
            /**
             * @description 评价
             * @example 回复很快
             */
            remark?: string;
        };
        FeedbackIdBody: {
            /**
             * @description 反馈编号
             * @example 1
             */
            id: string;
        };
        FeedbackMeTooBody: {
            /**
             * @description 已知问题编号
             * @example 1
             */
            id: string;
            /**
             * @description 1 我也遇到，0 收回
             * @example 1
             * @enum {integer}
             */
            on: 0 | 1;
        };
        /** @description 处理人员看到的一行 */
        FeedbackStaffRow: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 给人看的编号
             * @example FB20261121001
             */
            no: string;
            kind: components["schemas"]["FeedbackKind"];
            /**
             * @description 标题
             * @example 夜里抬显最低档还是太亮
             */
            title: string;
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description 提交时间
             * @example 2026-11-19 23:04:12
             */
            createdAt: string;
            /**
             * @description 更新时间
             * @example 2026-11-20 10:00:00
             */
            updatedAt: string;
            /**
             * @description 满意度 1–5，0 为没有评
             * @example 0
             */
            rating: number;
            /**
             * @description 评价，可为空串
             * @example
             */
            ratingRemark: string;
            user: components["schemas"]["UserRef"];
            /**
             * @description 设备，可为空串
             * @example Lens One 松烟
             */
            modelName: string;
            /**
             * @description 多少人也遇到
             * @example 0
             */
            meTooCount: number;
            /**
             * @description 1 = 在已知问题里
             * @example 0
             * @enum {integer}
             */
            isPublic: 0 | 1;
        };
        /** @description 常见问题 */
        Faq: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 分类
             * @example 使用
             */
            category: string;
            /**
             * @description 问题
             * @example 怎么恢复出厂设置
             */
            question: string;
            /**
             * @description 答案
             * @example 长按右镜腿十秒。
             */
            answer: string;
        };
        /** @description 一天的数据 */
        DayFigures: {
            /**
             * @description 哪一天
             * @example 2026-11-21
             */
            day: string;
            /**
             * @description 当天结束时的成员数
             * @example 120
             */
            members: number;
            /**
             * @description 新成员
             * @example 6
             */
            newMembers: number;
            /**
             * @description 发表、评论、点赞或签到过的成员
             * @example 48
             */
            activeMembers: number;
            /**
             * @description 新帖
             * @example 12
             */
            threads: number;
            /**
             * @description 新评论
             * @example 60
             */
            comments: number;
            /**
             * @description 签到
             * @example 30
             */
            checkIns: number;
            /**
             * @description 兑换
             * @example 2
             */
            exchanges: number;
            /**
             * @description 发出的积分
             * @example 800
             */
            pointsIn: number;
            /**
             * @description 用掉的积分
             * @example 300
             */
            pointsOut: number;
        };
        /** @description 一个圈子最近 7 天的新帖 */
        CircleFigures: {
            /**
             * @description 圈子
             * @example 1
             */
            id: string;
            /**
             * @description 名字
             * @example 影像创作
             */
            name: string;
            /**
             * @description 新帖
             * @example 12
             */
            threads: number;
        };
        /** @description 社区的数据 */
        Figures: {
            /** @description 这几天，早的在前 */
            days: components["schemas"]["DayFigures"][];
            /** @description 再往前同样多天，社区还没有的日子不列 */
            before: components["schemas"]["DayFigures"][];
            /** @description 最近 7 天新帖最多的圈子 */
            circles: components["schemas"]["CircleFigures"][];
            /**
             * @description 以前的日子何时算的，空串为还没有算
             * @example 2026-11-21 10:40:00
             */
            refreshedAt: string;
            /**
             * @description 最近 30 天里一周各小时的发表与评论，从周一 0 点起 168 个，空为还没有算
             * @example []
             */
            hours: number[];
        };
        /** @description 一件定时的工作 */
        JobHealth: {
            /**
             * @description 名字
             * @example rankings
             */
            name: string;
            /**
             * @description 上一次何时做完，空串为还没有
             * @example 2026-11-21 10:40:00
             */
            lastAt: string;
            /**
             * @description 上一次成了没有
             * @example 1
             * @enum {integer}
             */
            lastOk: 0 | 1;
            /**
             * @description 上一次用了多少毫秒
             * @example 120
             */
            tookMs: number;
            /**
             * @description 上一次为什么没成，空串为成了
             * @example
             */
            failure: string;
        };
        /** @description 服务的状况 */
        Health: {
            /**
             * @description 版本
             * @example 1.1.0
             */
            version: string;
            /**
             * @description 数据库：postgres 或 embedded
             * @example postgres
             * @enum {string}
             */
            engine: "postgres" | "embedded";
            /**
             * @description 数据库的版本
             * @example 17.5
             */
            engineVersion: string;
            /**
             * @description 这个进程何时启动的
             * @example 2026-11-21 08:00:00
             */
            startedAt: string;
            /**
             * @description 数据库占用的字节
             * @example 52428800
             */
            databaseBytes: number;
            /**
             * @description 上传的文件数
             * @example 320
             */
            uploads: number;
            /**
             * @description 上传的文件占用的字节
             * @example 73400320
             */
            uploadBytes: number;
            /**
             * @description 等着去取的链接卡片
             * @example 0
             */
            waitingLinks: number;
            /** @description 定时的工作 */
            jobs: components["schemas"]["JobHealth"][];
        };
        /** @description 对一个回答的一票 */
        FaqVote: {
            /**
             * @description 问题编号
             * @example 3
             */
            id: string;
            /**
             * @description 1 = 有帮助；0 = 没帮助
             * @example 1
             * @enum {integer}
             */
            helpful: 0 | 1;
        };
        FaqVoteBody: {
            /**
             * @description 问题编号
             * @example 3
             */
            id: string;
            /**
             * @description 1 = 有帮助；0 = 没帮助
             * @example 1
             * @enum {integer}
             */
            helpful: 0 | 1;
        };
        /** @description 轮播图 */
        Banner: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 标题
             * @example 日出之前，先戴上眼镜
             */
            title: string;
            /**
             * @description 副标题
             * @example 用第一视角记录一次清晨
             */
            subtitle: string;
            /**
             * @description 角标，可为空串
             * @example 第 6 期共创
             */
            tag: string;
            /**
             * @description 图片
             * @example /static/demo/banner-dawn.jpg
             */
            picUrl: string;
            /**
             * @description 去向，站内路径或 https 地址
             * @example /pages/content/topiclist?topicId=3
             */
            linkUrl: string;
            /**
             * @description 按钮字，可为空串
             * @example 参加活动
             */
            buttonText: string;
        };
        /** @description 推荐楼层的一格 */
        FloorItem: {
            /**
             * @description thread 帖子，goods 商品
             * @example thread
             * @enum {string}
             */
            kind: "thread" | "goods";
            /**
             * @description 编号
             * @example 301
             */
            id: string;
            /**
             * @description 标题
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            /**
             * @description 图片，可为空串
             * @example /static/demo/forest.jpg
             */
            picUrl: string;
            /**
             * @description 一句话
             * @example 1,284 人赞过
             */
            note: string;
        };
        /** @description 推荐楼层 */
        Floor: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 标题
             * @example 第一次戴上它
             */
            title: string;
            items: components["schemas"]["FloorItem"][];
        };
        /** @description 手机底栏的一项 */
        AppTab: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 名称
             * @example 首页
             */
            name: string;
            /**
             * @description 图标名
             * @example home
             */
            icon: string;
            /**
             * @description 路径
             * @example /
             */
            routePath: string;
            /**
             * @description 次序
             * @example 1
             */
            orderNum: number;
        };
        /** @description 二级菜单 */
        MenuLeaf: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 名称
             * @example 首页
             */
            name: string;
            /**
             * @description 父级编号，顶层为 0
             * @example 0
             */
            parentId: string;
            /**
             * @description 次序
             * @example 1
             */
            orderNum: number;
            /**
             * @description 站内路径或外链地址
             * @example /
             */
            routePath: string;
            /**
             * @description 附带的值
             * @example home
             */
            routeValue: string;
            /**
             * @description 00 下拉，10 站内，20 外链
             * @example 10
             * @enum {string}
             */
            menuType: "00" | "10" | "20";
            /**
             * @description 1 显示
             * @example 1
             * @enum {string}
             */
            isShow: "0" | "1";
            /**
             * @description 图标
             * @example
             */
            picUrl: string;
            /**
             * @description 1 有效
             * @example 1
             * @enum {string}
             */
            dataStatus: "0" | "1";
        };
        /** @description 菜单 */
        MenuItem: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 名称
             * @example 首页
             */
            name: string;
            /**
             * @description 父级编号，顶层为 0
             * @example 0
             */
            parentId: string;
            /**
             * @description 次序
             * @example 1
             */
            orderNum: number;
            /**
             * @description 站内路径或外链地址
             * @example /
             */
            routePath: string;
            /**
             * @description 附带的值
             * @example home
             */
            routeValue: string;
            /**
             * @description 00 下拉，10 站内，20 外链
             * @example 10
             * @enum {string}
             */
            menuType: "00" | "10" | "20";
            /**
             * @description 1 显示
             * @example 1
             * @enum {string}
             */
            isShow: "0" | "1";
            /**
             * @description 图标
             * @example
             */
            picUrl: string;
            /**
             * @description 1 有效
             * @example 1
             * @enum {string}
             */
            dataStatus: "0" | "1";
            /** @description 子菜单 */
            children: components["schemas"]["MenuLeaf"][];
        };
        /** @description 表情 */
        Emoji: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 名称
             * @example 微笑
             */
            name: string;
            /**
             * @description 字符
             * @example 🙂
             */
            value: string;
            /**
             * @description 分类
             * @example 表情
             */
            category: string;
        };
        /** @description 字典项 */
        DictItem: {
            /**
             * @description 字典类型
             * @example report_reason
             */
            dictType: string;
            /**
             * @description 显示的字
             * @example 垃圾广告
             */
            dictLabel: string;
            /**
             * @description 值
             * @example spam
             */
            dictValue: string;
            /**
             * @description 次序
             * @example 1
             */
            dictSort: number;
            /**
             * @description Y 默认
             * @example N
             * @enum {string}
             */
            isDefault: "Y" | "N";
        };
        /** @description 站点资料，来自配置 */
        SiteInfo: {
            /**
             * @description 品牌名
             * @example 镜界社区
             */
            brandName: string;
            /**
             * @description 英文名
             * @example Lenscape
             */
            brandNameEn: string;
            /**
             * @description 官网
             * @example https://lenscape.example
             */
            officialSite: string;
            /**
             * @description 版权
             * @example © 2026 镜界社区
             */
            copyright: string;
            /**
             * @description 备案号
             * @example 京ICP备00000000号
             */
            filingNumber: string;
            /**
             * @description 地图瓦片的地址，含 {z}、{x}、{y}；空串为不显示地图
             * @example
             */
            mapTiles: string;
            /**
             * @description 二维码指向
             * @example https://lenscape.example/app
             */
            qrTarget: string;
            /**
             * @description 版本
             * @example 1.1.0
             */
            version: string;
            /**
             * @description 是否开放注册
             * @example true
             */
            registerEnabled: boolean;
        };
        /**
         * @description 访问密钥的一项权限，openapi.yaml 的 x-scopes 逐项说明
         * @example read
         * @enum {string}
         */
        KeyScope: "read" | "write:threads" | "write:comments" | "interact" | "write:feedback" | "messages" | "moderate" | "console";
        /** @description 一个访问密钥 */
        ApiKey: {
            /**
             * @description 编号
             * @example 3
             */
            id: string;
            /**
             * @description 名称
             * @example 周报机器人
             */
            name: string;
            /**
             * @description 密钥的开头几位，用来认出它
             * @example lsk_8Jk2
             */
            hint: string;
            /**
             * @description 权限
             * @example [
             *       "read",
             *       "write:threads"
             *     ]
             */
            scopes: components["schemas"]["KeyScope"][];
            /**
             * @description active 可用，expired 已过期，revoked 已撤销
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "revoked";
            /**
             * @description 创建时间
             * @example 2026-11-23 09:30:00
             */
            createdAt: string;
            /**
             * @description 最近使用的时间，精确到一分钟左右；空串为没有用过
             * @example 2026-11-23 10:12:00
             */
            lastUsedAt: string;
            /**
             * @description 过期时间，空串为长期有效
             * @example 2027-02-21 09:30:00
             */
            expiresAt: string;
        };
        /** @description 我的访问密钥 */
        ApiKeyList: {
            /** @description 密钥 */
            keys: components["schemas"]["ApiKey"][];
            /**
             * @description 同时可用的密钥至多几个
             * @example 10
             */
            max: number;
        };
        ApiKeyCreateBody: {
            /**
             * @description 名称，看得出是给谁用的
             * @example 周报机器人
             */
            name: string;
            /**
             * @description 权限
             * @example [
             *       "read",
             *       "write:threads"
             *     ]
             */
            scopes: components["schemas"]["KeyScope"][];
            /**
             * @description 多少天后过期，0 为长期有效
             * @example 90
             */
            days: number;
            /**
             * @description 登录密码；没有设过密码的成员不写，须刚登录不久
             * @example Lenscape2026
             */
            password?: string;
        };
        /** @description 刚创建的访问密钥 */
        ApiKeyCreated: {
            key: components["schemas"]["ApiKey"];
            /**
             * @description 密钥全文，社区只存摘要，之后谁也看不到
             * @example lsk_8Jk2mQx4vT0aZr7Bc1nW5pR9eY3uIoLdGhSfKjXzVwE
             */
            token: string;
        };
        ApiKeyRevokeBody: {
            /**
             * @description 访问密钥的编号
             * @example 3
             */
            keyId: string;
        };
        /**
         * @description 一种事件
         * @example thread.created
         * @enum {string}
         */
        WebhookEvent: "thread.created" | "thread.removed" | "comment.created" | "feedback.created" | "feedback.answered" | "report.created" | "report.decided";
        /** @description 一个推送地址 */
        Webhook: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 名称
             * @example 工单系统
             */
            name: string;
            /**
             * @description 收事件的地址
             * @example https://desk.example/hooks/lenscape
             */
            url: string;
            /**
             * @description 送哪些事件
             * @example [
             *       "feedback.created"
             *     ]
             */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description 1 送，0 停
             * @example 1
             * @enum {integer}
             */
            isEnabled: 0 | 1;
            /**
             * @description 因为一直送不到而自动停下的原因，空串为没有
             * @example
             */
            stoppedReason: string;
            /**
             * @description 还没送到的次数，最多数到 10000
             * @example 0
             */
            pending: number;
            /**
             * @description 放弃了的次数，最多数到 10000
             * @example 0
             */
            failed: number;
            /**
             * @description 最近一次送到的时间，空串为没有
             * @example 2026-11-23 10:12:00
             */
            lastDeliveredAt: string;
            /**
             * @description 创建时间
             * @example 2026-11-23 09:30:00
             */
            createdAt: string;
        };
        WebhookSaveBody: {
            /**
             * @description 编号，没有就是新建
             * @example 1
             */
            id?: string;
            /**
             * @description 名称，看得出送给谁
             * @example 工单系统
             */
            name: string;
            /**
             * @description 收事件的 https 地址，须在公网上
             * @example https://desk.example/hooks/lenscape
             */
            url: string;
            /**
             * @description 送哪些事件
             * @example [
             *       "feedback.created"
             *     ]
             */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description 1 送，0 停
             * @example 1
             * @enum {integer}
             */
            isEnabled: 0 | 1;
        };
        /** @description 存下的推送地址 */
        WebhookSaved: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 新的签名密钥，以 whsec_ 开头；修改时是空串
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw0pQz5Y1n2bY=
             */
            secret: string;
        };
        /** @description 指明一项 */
        ManagedIdBody: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
        };
        /** @description 一次推送 */
        WebhookDelivery: {
            /**
             * @description 编号
             * @example 12
             */
            id: string;
            /**
             * @description webhook-id，每次重试都一样
             * @example msg_12
             */
            messageId: string;
            /**
             * @description 事件，或 ping
             * @example feedback.created
             */
            event: string;
            /**
             * @description pending 待送，delivered 已送到，failed 已放弃
             * @example delivered
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            /**
             * @description 送过几次
             * @example 1
             */
            attempts: number;
            /**
             * @description 最近一次回答的 HTTP 状态，0 为没有回答
             * @example 204
             */
            status: number;
            /**
             * @description 最近一次用了多少毫秒
             * @example 85
             */
            tookMs: number;
            /**
             * @description 最近一次回答的开头，或没有送到的原因
             * @example ok
             */
            answer: string;
            /**
             * @description 事件的时间
             * @example 2026-11-23 10:11:59
             */
            createdAt: string;
            /**
             * @description 下一次送的时间，空串为不再送
             * @example
             */
            nextAt: string;
        };
        WebhookReplayBody: {
            /**
             * @description 推送地址的编号
             * @example 1
             */
            webhookId: string;
            /**
             * @description 只再送这一次
             * @example 12
             */
            deliveryId?: string;
            /**
             * @description 这时以来的都再送；记录只留 30 天
             * @example 2026-11-23 09:30:00
             */
            since?: string;
        };
        /** @description 我的邀请 */
        MyInvitation: {
            /**
             * @description 邀请码
             * @example K7M2QX
             */
            invitationCode: string;
            /**
             * @description 1 = 我也是被人邀请来的
             * @example 0
             * @enum {integer}
             */
            isBound: 0 | 1;
            /**
             * @description 邀请来了多少人
             * @example 6
             */
            invitedCount: number;
            /**
             * @description 其中多少人发出了第一篇
             * @example 4
             */
            firstPostCount: number;
            /**
             * @description 由邀请得到的积分
             * @example 120
             */
            points: number;
            /**
             * @description 一次邀请双方各得多少积分
             * @example 30
             */
            rewardPoints: number;
            /**
             * @description 今天得奖几次
             * @example 2
             */
            rewardedToday: number;
            /**
             * @description 一天最多得奖几次
             * @example 5
             */
            dailyLimit: number;
        };
        /** @description 一个我邀请来的人 */
        Invitation: {
            /**
             * @description 编号
             * @example 12
             */
            id: string;
            /**
             * @description 昵称，只露出前两个字
             * @example 晚风***
             */
            nickname: string;
            /**
             * @description 头像地址
             * @example /static/demo/av-18.svg
             */
            avatar: string;
            /**
             * @description 加入时间
             * @example 2026-11-17 12:20:18
             */
            joinedAt: string;
            /**
             * @description 1 = 已注册；2 = 已发首帖，奖励待发；3 = 奖励已发
             * @example 3
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /**
             * @description 我由此得到的积分，未发为 0
             * @example 30
             */
            points: number;
        };
        /** @description 邀请人 */
        Inviter: {
            /**
             * @description 昵称
             * @example 苏木木
             */
            nickname: string;
            /**
             * @description 头像地址
             * @example /static/demo/av-02.svg
             */
            avatar: string;
            /**
             * @description 签名
             * @example 慢慢走，慢慢拍。
             */
            signature: string;
            /**
             * @description 1 = 已认证机主
             * @example 1
             * @enum {integer}
             */
            isVerified: 0 | 1;
            /**
             * @description 关注了多少人，不公开时为 0
             * @example 128
             */
            followCount: number;
            /**
             * @description 关注的人的头像，至多 5 个，不公开时为空
             * @example [
             *       "/static/demo/av-08.svg"
             *     ]
             */
            follows: string[];
        };
        /** @description 一个邀请码；可用时才有邀请人 */
        Welcome: {
            /**
             * @description valid = 可用；expired = 已过期；invalid = 无此邀请码
             * @example valid
             * @enum {string}
             */
            state: "valid" | "expired" | "invalid";
            /**
             * @description 一次邀请双方各得多少积分
             * @example 30
             */
            rewardPoints: number;
            inviter?: components["schemas"]["Inviter"];
        };
        /** @description comments 事件：正在看的帖子现在有多少评论与回复 */
        LiveComments: {
            /**
             * @description 帖子编号
             * @example 327
             */
            threadId: string;
            /**
             * @description 评论与回复的总数
             * @example 18
             */
            replyCount: number;
        };
        /**
         * @description The symbolic reason of a refusal. New ones may be added; treat one that you do not know by its code.
         * @example FIELD_REQUIRED
         * @enum {string}
         */
        ErrorReason: "INVALID_INPUT" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "FIELD_TYPE" | "FIELD_TOO_LONG" | "FIELD_TOO_SHORT" | "FIELD_OUT_OF_RANGE" | "FIELD_NOT_IN_LIST" | "FIELD_FORMAT" | "BODY_REQUIRED" | "BODY_MALFORMED" | "TEXT_NOT_STORABLE" | "REQUEST_MALFORMED" | "CAPTCHA_REQUIRED" | "CAPTCHA_WRONG" | "CAPTCHA_EXPIRED" | "CREDENTIALS_WRONG" | "PASSWORD_REQUIRED" | "PASSWORD_WRONG" | "PASSWORD_WEAK" | "USERNAME_TAKEN" | "NICKNAME_TAKEN" | "INVITATION_INVALID" | "ACCOUNT_CLOSED" | "ACCOUNT_BANNED" | "SMS_CODE_WRONG" | "SMS_CODE_EXPIRED" | "MUTED" | "BLOCKED" | "SENSITIVE_WORDS" | "MEMBERS_ONLY" | "HIDDEN_BY_OWNER" | "SELF_NOT_ALLOWED" | "POINTS_INSUFFICIENT" | "LEVEL_TOO_LOW" | "LIMIT_REACHED" | "ADDRESS_REQUIRED" | "FILE_MISSING" | "FILE_UNREADABLE" | "UPLOAD_UNKNOWN" | "UNAUTHENTICATED" | "KEY_REVOKED" | "KEY_EXPIRED" | "FORBIDDEN" | "SCOPE_MISSING" | "NOT_FOUND" | "REQUEST_TIMEOUT" | "STATE_CHANGED" | "VERSION_CONFLICT" | "NAME_TAKEN" | "ALREADY_SIGNED" | "ALREADY_CLAIMED" | "ALREADY_ANSWERED" | "ALREADY_VOTED" | "ALREADY_REPORTED" | "ALREADY_JOINED" | "ALREADY_PUBLISHED" | "ALREADY_BOUND" | "NOT_BOUND" | "NOT_STARTED" | "ENDED" | "CANCELLED" | "FULL" | "CLOSED" | "OUT_OF_STOCK" | "NOT_ON_SALE" | "QUOTA_EXCEEDED" | "BODY_TOO_LARGE" | "FILE_TOO_LARGE" | "MEDIA_TYPE_UNSUPPORTED" | "FILE_TYPE_UNSUPPORTED" | "RATE_LIMITED" | "TOO_MANY_AT_ONCE" | "HEADERS_TOO_LARGE" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "OVERLOADED" | "NOT_CONFIGURED" | "UPSTREAM_UNAVAILABLE" | "STORAGE_FULL";
        /** @description 失败的回答，由 code 说明原因。调用者能改正的，HTTP 状态仍为 200；404（没有这个地址）、413、415、429、500、503 的 HTTP 状态与 code 相同。 */
        Failure: {
            /**
             * @description 400 输入有误；401 会话失效；403 没有权限；404 不存在；409 状态已变化；413 请求体过大；415 类型不支持；429 太频繁；500 故障；503 暂不可用
             * @example 400
             * @enum {integer}
             */
            code: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
            /**
             * @description 给人看的一句话，输入有误时点名字段
             * @example 请输入标题
             */
            msg: string;
            reason: components["schemas"]["ErrorReason"];
            /**
             * @description 故障编号，仅 500 时有
             * @example req-1f
             */
            traceId?: string;
            /**
             * @description 再过多少秒可以重试，429 或 503 且知道时才有
             * @example 37
             */
            retryAfter?: number;
            /**
             * @description 说的是请求里的哪一项，知道时才有；列表里的写成 options[0].label
             * @example password
             */
            field?: string;
            /**
             * @description 1 = 带上图形验证码再来就能受理，仅登录时有；图形验证码用 wanted=1 取
             * @example 1
             * @enum {integer}
             */
            needsCaptcha?: 1;
        };
        /**
         * @description 类型，1 实物，2 虚拟卡密，3 优惠券
         * @example 1
         * @enum {integer}
         */
        GoodsType: 1 | 2 | 3;
        /**
         * @description 状态，0 草稿，1 上架，2 下架
         * @example 1
         * @enum {integer}
         */
        GoodsStatus: 0 | 1 | 2;
        /** @description 商品 */
        Goods: {
            /**
             * @description 商品编号
             * @example 1
             */
            id: string;
            /**
             * @description 商品名
             * @example 日出色夹片
             */
            goodsName: string;
            goodsType: components["schemas"]["GoodsType"];
            /**
             * @description 分类，取值见字典 goods_category
             * @example lens
             */
            categoryId: string;
            /**
             * @description 一句话介绍
             * @example 一夹就变太阳镜，不挡抬显
             */
            brief: string;
            /**
             * @description 封面地址
             * @example /static/demo/g-clip.svg
             */
            coverUrl: string;
            /**
             * @description 每件要多少积分
             * @example 1200
             */
            pointsPrice: number;
            /**
             * @description 原价，单位分，0 为没有
             * @example 12900
             */
            marketPrice: number;
            /**
             * @description 剩余件数
             * @example 36
             */
            stock: number;
            /**
             * @description 已兑件数
             * @example 128
             */
            soldNum: number;
            /**
             * @description 每人限兑件数，0 为不限
             * @example 2
             */
            limitPerUser: number;
            /**
             * @description 几级起可兑
             * @example 1
             */
            minLevel: number;
            /**
             * @description 何时开始，空为已经开始
             * @example
             */
            startAt: string;
            /**
             * @description 何时结束，空为一直可兑
             * @example 2026-12-31 23:59:59
             */
            endAt: string;
            status: components["schemas"]["GoodsStatus"];
            /**
             * @description 现在能不能兑：open 可以，soldOut 已兑完，soon 未开始，ended 已结束，off 已下架
             * @example open
             * @enum {string}
             */
            state: "open" | "soldOut" | "soon" | "ended" | "off";
            /**
             * @description 角标：soon 即将开始，limited 限量，fresh 新品，hot 热兑，空为没有
             * @example fresh
             * @enum {string}
             */
            tag: "" | "soon" | "limited" | "fresh" | "hot";
        };
        /**
         * @description 这一条现在的样子的记号，存的时候带回：有人先改过就是 409，不带则不比较
         * @example 3fJx0c1QvT2e
         */
        RowVersion: string;
        /** @description 一种规格 */
        GoodsOption: {
            /**
             * @description 规格名
             * @example 颜色
             */
            name: string;
            /** @description 可选的值 */
            values: {
                /**
                 * @description 值
                 * @example 日出
                 */
                label: string;
                /**
                 * @description 缺货，不能选
                 * @example false
                 */
                soldOut: boolean;
            }[];
        };
        /** @description 一项参数 */
        GoodsParam: {
            /**
             * @description 名
             * @example 重量
             */
            name: string;
            /**
             * @description 值
             * @example 9 克
             */
            value: string;
        };
        /** @description 商品与它的介绍 */
        GoodsDetail: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 商品编号
             * @example 1
             */
            id: string;
            /**
             * @description 商品名
             * @example 日出色夹片
             */
            goodsName: string;
            goodsType: components["schemas"]["GoodsType"];
            /**
             * @description 分类，取值见字典 goods_category
             * @example lens
             */
            categoryId: string;
            /**
             * @description 一句话介绍
             * @example 一夹就变太阳镜，不挡抬显
             */
            brief: string;
            /**
             * @description 封面地址
             * @example /static/demo/g-clip.svg
             */
            coverUrl: string;
            /**
             * @description 每件要多少积分
             * @example 1200
             */
            pointsPrice: number;
            /**
             * @description 原价，单位分，0 为没有
             * @example 12900
             */
            marketPrice: number;
            /**
             * @description 剩余件数
             * @example 36
             */
            stock: number;
            /**
             * @description 已兑件数
             * @example 128
             */
            soldNum: number;
            /**
             * @description 每人限兑件数，0 为不限
             * @example 2
             */
            limitPerUser: number;
            /**
             * @description 几级起可兑
             * @example 1
             */
            minLevel: number;
            /**
             * @description 何时开始，空为已经开始
             * @example
             */
            startAt: string;
            /**
             * @description 何时结束，空为一直可兑
             * @example 2026-12-31 23:59:59
             */
            endAt: string;
            status: components["schemas"]["GoodsStatus"];
            /**
             * @description 现在能不能兑：open 可以，soldOut 已兑完，soon 未开始，ended 已结束，off 已下架
             * @example open
             * @enum {string}
             */
            state: "open" | "soldOut" | "soon" | "ended" | "off";
            /**
             * @description 角标：soon 即将开始，limited 限量，fresh 新品，hot 热兑，空为没有
             * @example fresh
             * @enum {string}
             */
            tag: "" | "soon" | "limited" | "fresh" | "hot";
            /** @description 图片地址，第一张是封面 */
            imageList: string[];
            /** @description 要选的规格 */
            options: components["schemas"]["GoodsOption"][];
            /** @description 参数 */
            params: components["schemas"]["GoodsParam"][];
            /**
             * @description 商品介绍，净化过的 HTML
             * @example <h2>把清晨夹在眼前</h2>
             */
            detailHtml: string;
            /**
             * @description 兑换须知，一行一条
             * @example 3 个工作日内寄出
             */
            notice: string;
        };
        OrderCreateBody: {
            /**
             * @description 商品编号
             * @example 1
             */
            goodsId: string;
            /**
             * @description 兑换数量
             * @example 1
             */
            quantity: number;
            /**
             * @description 收货地址，实物必填
             * @example 3
             */
            addressId?: string;
            /** @description 选定的规格，按商品列出的次序 */
            options?: string[];
            /**
             * @description 备注
             * @example 放前台就好
             */
            remark?: string;
            /**
             * @description 同一次兑换的重试带同一个值，只兑一次
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            requestId: string;
        };
        /**
         * @description 状态，0 待发货，1 已发货，2 已完成，3 已取消
         * @example 0
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3;
        /** @description 一次兑换 */
        Order: {
            /**
             * @description 订单编号
             * @example 31
             */
            id: string;
            /**
             * @description 单号
             * @example E2026112100318
             */
            orderNo: string;
            /**
             * @description 商品编号
             * @example 1
             */
            goodsId: string;
            /**
             * @description 兑换时的商品名
             * @example 日出色夹片
             */
            goodsName: string;
            goodsType: components["schemas"]["GoodsType"];
            /**
             * @description 兑换时的封面
             * @example /static/demo/g-clip.svg
             */
            coverUrl: string;
            /**
             * @description 选定的规格，空为没有
             * @example Lens One，日出
             */
            spec: string;
            /**
             * @description 每件积分
             * @example 1200
             */
            unitPoints: number;
            /**
             * @description 件数
             * @example 1
             */
            quantity: number;
            /**
             * @description 合计积分
             * @example 1200
             */
            totalPoints: number;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 备注
             * @example 放前台就好
             */
            remark: string;
            /**
             * @description 提交时间
             * @example 2026-11-21 09:40:12
             */
            createdAt: string;
            /**
             * @description 物流公司，空为还没发
             * @example 速达快运
             */
            company: string;
            /**
             * @description 物流单号，空为还没发
             * @example SD773004126688
             */
            trackingNo: string;
            /**
             * @description 发货时间，空为还没发
             * @example
             */
            shippedAt: string;
            /**
             * @description 到时自动确认收货，空为不会
             * @example
             */
            autoConfirmAt: string;
            /**
             * @description 完成时间，空为没有
             * @example
             */
            completedAt: string;
            /**
             * @description 取消时间，空为没有
             * @example
             */
            cancelledAt: string;
            /**
             * @description 为什么取消，空为会员自己取消
             * @example 地址超出配送范围
             */
            cancelReason: string;
        };
        /** @description 收货信息，虚拟商品没有 */
        OrderReceiver: {
            /**
             * @description 收货人
             * @example 云野
             */
            name: string;
            /**
             * @description 手机号，中间四位隐去
             * @example 138****8000
             */
            tel: string;
            /**
             * @description 地区
             * @example 浙江省 杭州市 西湖区
             */
            region: string;
            /**
             * @description 详细地址
             * @example 湖滨路 18 号 3 栋 602 室
             */
            addressDetail: string;
        };
        /** @description 一次兑换与它的去处 */
        OrderDetail: {
            /**
             * @description 订单编号
             * @example 31
             */
            id: string;
            /**
             * @description 单号
             * @example E2026112100318
             */
            orderNo: string;
            /**
             * @description 商品编号
             * @example 1
             */
            goodsId: string;
            /**
             * @description 兑换时的商品名
             * @example 日出色夹片
             */
            goodsName: string;
            goodsType: components["schemas"]["GoodsType"];
            /**
             * @description 兑换时的封面
             * @example /static/demo/g-clip.svg
             */
            coverUrl: string;
            /**
             * @description 选定的规格，空为没有
             * @example Lens One，日出
             */
            spec: string;
            /**
             * @description 每件积分
             * @example 1200
             */
            unitPoints: number;
            /**
             * @description 件数
             * @example 1
             */
            quantity: number;
            /**
             * @description 合计积分
             * @example 1200
             */
            totalPoints: number;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 备注
             * @example 放前台就好
             */
            remark: string;
            /**
             * @description 提交时间
             * @example 2026-11-21 09:40:12
             */
            createdAt: string;
            /**
             * @description 物流公司，空为还没发
             * @example 速达快运
             */
            company: string;
            /**
             * @description 物流单号，空为还没发
             * @example SD773004126688
             */
            trackingNo: string;
            /**
             * @description 发货时间，空为还没发
             * @example
             */
            shippedAt: string;
            /**
             * @description 到时自动确认收货，空为不会
             * @example
             */
            autoConfirmAt: string;
            /**
             * @description 完成时间，空为没有
             * @example
             */
            completedAt: string;
            /**
             * @description 取消时间，空为没有
             * @example
             */
            cancelledAt: string;
            /**
             * @description 为什么取消，空为会员自己取消
             * @example 地址超出配送范围
             */
            cancelReason: string;
            /** @description 收货信息，虚拟商品没有 */
            receiver: components["schemas"]["OrderReceiver"] | null;
            /** @description 兑换码，只露开头 */
            codeMasks: string[];
            /**
             * @description 1 = 兑换码已经看过
             * @example 0
             * @enum {integer}
             */
            isRevealed: 0 | 1;
        };
        OrderIdBody: {
            /**
             * @description 订单编号
             * @example 31
             */
            orderId: string;
        };
        GoodsSaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 商品编号，不写为新商品
             * @example 1
             */
            goodsId?: string;
            /**
             * @description 商品名
             * @example 日出色夹片
             */
            goodsName: string;
            goodsType: components["schemas"]["GoodsType"];
            /**
             * @description 分类，取值见字典 goods_category
             * @example lens
             */
            categoryId: string;
            /**
             * @description 一句话介绍
             * @example 一夹就变太阳镜，不挡抬显
             */
            brief?: string;
            /**
             * @description 图片地址，第一张是封面
             * @example [
             *       "/static/demo/g-clip.svg"
             *     ]
             */
            imageList: string[];
            /**
             * @description 每件要多少积分
             * @example 1200
             */
            pointsPrice: number;
            /**
             * @description 原价，单位分，0 为没有
             * @example 12900
             */
            marketPrice?: number;
            /**
             * @description 每人限兑件数，0 为不限
             * @example 2
             */
            limitPerUser?: number;
            /**
             * @description 几级起可兑
             * @example 1
             */
            minLevel?: number;
            /**
             * @description 何时开始，空为已经开始
             * @example
             */
            startAt?: string;
            /**
             * @description 何时结束，空为一直可兑
             * @example 2026-12-31 23:59:59
             */
            endAt?: string;
            status: components["schemas"]["GoodsStatus"];
            /**
             * @description 次序，大的在前
             * @example 10
             */
            sort?: number;
            /** @description 要选的规格 */
            options?: components["schemas"]["GoodsOption"][];
            /** @description 参数 */
            params?: components["schemas"]["GoodsParam"][];
            /**
             * @description 商品介绍，HTML
             * @example <h2>把清晨夹在眼前</h2>
             */
            detailHtml?: string;
            /**
             * @description 兑换须知，一行一条
             * @example 3 个工作日内寄出
             */
            notice?: string;
        };
        RestockBody: {
            /**
             * @description 同一次改动的重试带同一个值，只改一次
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            requestId: string;
            /**
             * @description 商品编号
             * @example 1
             */
            goodsId: string;
            /**
             * @description 增减的件数，实物用，减为负
             * @example 20
             */
            quantity?: number;
            /** @description 增加的兑换码，卡密与券用 */
            codes?: string[];
            /**
             * @description 为什么
             * @example 到了一批货
             */
            reason: string;
        };
        /** @description 一次兑换与兑它的会员 */
        ManagedOrder: {
            /**
             * @description 订单编号
             * @example 31
             */
            id: string;
            /**
             * @description 单号
             * @example E2026112100318
             */
            orderNo: string;
            /**
             * @description 商品编号
             * @example 1
             */
            goodsId: string;
            /**
             * @description 兑换时的商品名
             * @example 日出色夹片
             */
            goodsName: string;
            goodsType: components["schemas"]["GoodsType"];
            /**
             * @description 兑换时的封面
             * @example /static/demo/g-clip.svg
             */
            coverUrl: string;
            /**
             * @description 选定的规格，空为没有
             * @example Lens One，日出
             */
            spec: string;
            /**
             * @description 每件积分
             * @example 1200
             */
            unitPoints: number;
            /**
             * @description 件数
             * @example 1
             */
            quantity: number;
            /**
             * @description 合计积分
             * @example 1200
             */
            totalPoints: number;
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 备注
             * @example 放前台就好
             */
            remark: string;
            /**
             * @description 提交时间
             * @example 2026-11-21 09:40:12
             */
            createdAt: string;
            /**
             * @description 物流公司，空为还没发
             * @example 速达快运
             */
            company: string;
            /**
             * @description 物流单号，空为还没发
             * @example SD773004126688
             */
            trackingNo: string;
            /**
             * @description 发货时间，空为还没发
             * @example
             */
            shippedAt: string;
            /**
             * @description 到时自动确认收货，空为不会
             * @example
             */
            autoConfirmAt: string;
            /**
             * @description 完成时间，空为没有
             * @example
             */
            completedAt: string;
            /**
             * @description 取消时间，空为没有
             * @example
             */
            cancelledAt: string;
            /**
             * @description 为什么取消，空为会员自己取消
             * @example 地址超出配送范围
             */
            cancelReason: string;
            user: components["schemas"]["UserRef"];
            /** @description 收货信息，虚拟商品没有，不能发货的人也看不到 */
            receiver: {
                /**
                 * @description 收货人
                 * @example 云野
                 */
                name: string;
                /**
                 * @description 手机号
                 * @example 13800008000
                 */
                tel: string;
                /**
                 * @description 地区
                 * @example 浙江省 杭州市 西湖区
                 */
                region: string;
                /**
                 * @description 详细地址
                 * @example 湖滨路 18 号 3 栋 602 室
                 */
                addressDetail: string;
            } | null;
        };
        ShipBody: {
            /**
             * @description 订单编号
             * @example 31
             */
            orderId: string;
            /**
             * @description 物流公司
             * @example 速达快运
             */
            company: string;
            /**
             * @description 物流单号
             * @example SD773004126688
             */
            trackingNo: string;
        };
        ManagedCancelBody: {
            /**
             * @description 订单编号
             * @example 31
             */
            orderId: string;
            /**
             * @description 为什么取消
             * @example 地址超出配送范围
             */
            reason: string;
        };
        ShelfBody: {
            /**
             * @description 商品编号
             * @example 1
             */
            goodsId: string;
            /**
             * @description 1 上架，2 下架
             * @example 1
             * @enum {integer}
             */
            status: 1 | 2;
        };
        /** @description 一个兑换码，只露出一部分 */
        GoodsCode: {
            /**
             * @description 编号
             * @example 7
             */
            id: string;
            /**
             * @description 遮住的兑换码
             * @example LENS-7K4M-****-****
             */
            codeMask: string;
            /**
             * @description 给了哪一单，空为还没给
             * @example E2026112100318
             */
            orderNo: string;
        };
        RecodeBody: {
            /**
             * @description 哪一个兑换码
             * @example 7
             */
            codeId: string;
            /**
             * @description 新的兑换码
             * @example LENS-9P2T-4HXW-0001
             */
            code: string;
            /**
             * @description 为什么
             * @example 供应方确认原来的码已失效
             */
            reason: string;
        };
        /** @description 话题 */
        ManagedTopic: {
            version: components["schemas"]["RowVersion"];
            /**
             * @description 编号
             * @example 3
             */
            id: string;
            /**
             * @description 话题名，不含井号
             * @example 第一视角的秋天
             */
            content: string;
            /**
             * @description 简介
             * @example 把秋天戴在眼睛上
             */
            intro: string;
            /**
             * @description 封面地址，可为空串
             * @example
             */
            cover: string;
            /**
             * @description 1 展示，0 隐藏
             * @example 1
             * @enum {integer}
             */
            isShow: 0 | 1;
            /**
             * @description 并入了哪个话题，空串为没有
             * @example
             */
            mergedInto: string;
            /**
             * @description 浏览数
             * @example 128
             */
            viewCount: number;
            /**
             * @description 帖子数
             * @example 32
             */
            threadCount: number;
            /**
             * @description 关注数
             * @example 8
             */
            followCount: number;
            /**
             * @description 最近一周的热度
             * @example 31
             */
            weekHeat: number;
            /**
             * @description 谁起的，空串为社区
             * @example
             */
            creator: string;
            /**
             * @description 何时起的
             * @example 2026-11-21 09:51:40
             */
            createdAt: string;
        };
        /** @description 存话题 */
        TopicSaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 编号，不写为新的
             * @example 3
             */
            id?: string;
            /**
             * @description 话题名
             * @example 第一视角的秋天
             */
            content: string;
            /**
             * @description 简介
             * @example 把秋天戴在眼睛上
             */
            intro: string;
            /**
             * @description 封面地址
             * @example
             */
            cover: string;
        };
        /** @description 存下的一项 */
        Saved: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
        };
        /** @description 隐藏或恢复话题 */
        TopicShowBody: {
            /**
             * @description 编号
             * @example 3
             */
            id: string;
            /**
             * @description 1 展示，0 隐藏
             * @example 1
             * @enum {integer}
             */
            isShow: 0 | 1;
        };
        /** @description 合并话题 */
        TopicMergeBody: {
            /**
             * @description 编号
             * @example 3
             */
            id: string;
            /**
             * @description 并入的话题的名字
             * @example 第一视角的秋天
             */
            into: string;
        };
        /** @description 活动 */
        ManagedActivity: {
            version: components["schemas"]["RowVersion"];
            /**
             * @description 活动编号，也是它的帖子编号
             * @example 301
             */
            id: string;
            /**
             * @description 标题
             * @example 城北林场夜拍
             */
            title: string;
            /**
             * @description 封面地址，可为空串
             * @example
             */
            cover: string;
            organiser: components["schemas"]["UserRef"];
            /**
             * @description 开始时间
             * @example 2026-11-28 19:00:00
             */
            startAt: string;
            /**
             * @description 结束时间
             * @example 2026-11-28 22:00:00
             */
            endAt: string;
            /**
             * @description 报名截止
             * @example 2026-11-27 18:00:00
             */
            signEndAt: string;
            state: components["schemas"]["ActivityState"];
            /**
             * @description 1 展示着，3 已下架
             * @example 1
             * @enum {integer}
             */
            status: 1 | 3;
            /**
             * @description 占着名额的报名
             * @example 12
             */
            joinedNum: number;
            /**
             * @description 等待审核的报名
             * @example 2
             */
            waitingNum: number;
            /**
             * @description 人数上限，0 为不限
             * @example 30
             */
            maxNum: number;
        };
        /** @description 改报名截止时间与人数上限 */
        ActivitySaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 活动编号，也是它的帖子编号
             * @example 301
             */
            activityId: string;
            /**
             * @description 报名截止
             * @example 2026-11-27 18:00:00
             */
            signEndAt: string;
            /**
             * @description 人数上限，0 为不限
             * @example 30
             */
            maxNum: number;
        };
        /** @description 导出哪个活动的名单 */
        ActivityExportBody: {
            /**
             * @description 活动编号，也是它的帖子编号
             * @example 301
             */
            activityId: string;
        };
        /** @description 报名名单 */
        ActivityExport: {
            /**
             * @description 文件名
             * @example 报名名单-城北林场夜拍.csv
             */
            fileName: string;
            /**
             * @description CSV 的内容
             * @example 怎么称呼,手机
             */
            content: string;
        };
        /** @description 任务 */
        ManagedTask: {
            version: components["schemas"]["RowVersion"];
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 名称
             * @example 浏览 5 篇帖子
             */
            name: string;
            /**
             * @description 要做的事，定了不能改
             * @example BROWSE_POSTS
             * @enum {string}
             */
            work: "SIGN_IN" | "BROWSE_POSTS" | "PUBLISH_POST" | "COMMENT_POST" | "LIKE_POST" | "FAVORITE_POST" | "FOLLOW_USER" | "SHARE_POST" | "ESSENCE_POST" | "COMPLETE_PROFILE" | "VERIFY_DEVICE";
            /**
             * @description 说明
             * @example 打开 5 篇不同的帖子
             */
            description: string;
            /**
             * @description day 每天，week 每周，month 每月，starter 新手一次；定了不能改
             * @example day
             * @enum {string}
             */
            type: "day" | "week" | "month" | "starter";
            /**
             * @description 做几次
             * @example 5
             */
            rewardNum: number;
            /**
             * @description 奖励积分
             * @example 5
             */
            rewardPoints: number;
            /**
             * @description 奖励经验
             * @example 0
             */
            rewardExp: number;
            /**
             * @description 去哪里做：站内地址
             * @example /
             */
            mprouter: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 1 开放，2 撤下
             * @example 1
             * @enum {integer}
             */
            status: 1 | 2;
        };
        /** @description 存任务 */
        TaskSaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 编号，不写为新的
             * @example 1
             */
            id?: string;
            /**
             * @description 名称
             * @example 浏览 5 篇帖子
             */
            name: string;
            /**
             * @description 要做的事，定了不能改
             * @example BROWSE_POSTS
             * @enum {string}
             */
            work: "SIGN_IN" | "BROWSE_POSTS" | "PUBLISH_POST" | "COMMENT_POST" | "LIKE_POST" | "FAVORITE_POST" | "FOLLOW_USER" | "SHARE_POST" | "ESSENCE_POST" | "COMPLETE_PROFILE" | "VERIFY_DEVICE";
            /**
             * @description 说明
             * @example 打开 5 篇不同的帖子
             */
            description: string;
            /**
             * @description day 每天，week 每周，month 每月，starter 新手一次；定了不能改
             * @example day
             * @enum {string}
             */
            type: "day" | "week" | "month" | "starter";
            /**
             * @description 做几次
             * @example 5
             */
            rewardNum: number;
            /**
             * @description 奖励积分
             * @example 5
             */
            rewardPoints: number;
            /**
             * @description 奖励经验
             * @example 0
             */
            rewardExp: number;
            /**
             * @description 去哪里做：站内地址
             * @example /
             */
            mprouter: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 1 开放，2 撤下
             * @example 1
             * @enum {integer}
             */
            status: 1 | 2;
        };
        /** @description 轮播图 */
        ManagedBanner: {
            version: components["schemas"]["RowVersion"];
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 标题
             * @example 日出之前
             */
            title: string;
            /**
             * @description 副标题
             * @example 把清晨夹在眼前
             */
            subtitle: string;
            /**
             * @description 角标
             * @example 活动
             */
            tag: string;
            /**
             * @description 图片
             * @example /static/demo/g-one.svg
             */
            picUrl: string;
            /**
             * @description 去向：站内路径或 https 地址
             * @example /
             */
            linkUrl: string;
            /**
             * @description 按钮上的字
             * @example 去看看
             */
            buttonText: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 1 显示
             * @example 1
             * @enum {integer}
             */
            isShow: 0 | 1;
        };
        /** @description 存轮播图 */
        BannerSaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 编号，不写为新的
             * @example 1
             */
            id?: string;
            /**
             * @description 标题
             * @example 日出之前
             */
            title: string;
            /**
             * @description 副标题
             * @example 把清晨夹在眼前
             */
            subtitle: string;
            /**
             * @description 角标
             * @example 活动
             */
            tag: string;
            /**
             * @description 图片
             * @example /static/demo/g-one.svg
             */
            picUrl: string;
            /**
             * @description 去向：站内路径或 https 地址
             * @example /
             */
            linkUrl: string;
            /**
             * @description 按钮上的字
             * @example 去看看
             */
            buttonText: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 1 显示
             * @example 1
             * @enum {integer}
             */
            isShow: 0 | 1;
        };
        /** @description 菜单项 */
        ManagedMenu: {
            version: components["schemas"]["RowVersion"];
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 父级编号，顶层为 0
             * @example 0
             */
            parentId: string;
            /**
             * @description 名称
             * @example 社区版块
             */
            name: string;
            /**
             * @description 00 下拉，10 站内，20 外链
             * @example 10
             * @enum {string}
             */
            menuType: "00" | "10" | "20";
            /**
             * @description 站内路径或 https 地址；下拉没有
             * @example /pages/content/community
             */
            routePath: string;
            /**
             * @description 附带的值
             * @example community
             */
            routeValue: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 1 显示
             * @example 1
             * @enum {integer}
             */
            isShow: 0 | 1;
            /**
             * @description 父级的名称，顶层为空串
             * @example
             */
            parentName: string;
        };
        /** @description 存菜单项 */
        MenuSaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 编号，不写为新的
             * @example 1
             */
            id?: string;
            /**
             * @description 父级编号，顶层为 0
             * @example 0
             */
            parentId: string;
            /**
             * @description 名称
             * @example 社区版块
             */
            name: string;
            /**
             * @description 00 下拉，10 站内，20 外链
             * @example 10
             * @enum {string}
             */
            menuType: "00" | "10" | "20";
            /**
             * @description 站内路径或 https 地址；下拉没有
             * @example /pages/content/community
             */
            routePath: string;
            /**
             * @description 附带的值
             * @example community
             */
            routeValue: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 1 显示
             * @example 1
             * @enum {integer}
             */
            isShow: 0 | 1;
        };
        /** @description 圈子 */
        ManagedCircle: {
            version: components["schemas"]["RowVersion"];
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 名称
             * @example 影像创作
             */
            name: string;
            /**
             * @description 分类
             * @example 创作
             */
            category: string;
            /**
             * @description 简介
             * @example 用眼镜拍下的每一天
             */
            brief: string;
            /**
             * @description 图片
             * @example
             */
            picUrl: string;
            /**
             * @description 公告
             * @example
             */
            notice: string;
            /**
             * @description 圈规
             * @example
             */
            rule: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 0 只能看，不能发
             * @example 1
             * @enum {integer}
             */
            isOpen: 0 | 1;
            /**
             * @description 0 谁都能加入，1 要圈主同意
             * @example 0
             * @enum {integer}
             */
            joinType: 0 | 1;
            /**
             * @description 帖子数
             * @example 12
             */
            threadCount: number;
            /**
             * @description 成员数
             * @example 30
             */
            memberCount: number;
        };
        /** @description 存圈子 */
        CircleSaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 编号，不写为新的
             * @example 1
             */
            id?: string;
            /**
             * @description 名称
             * @example 影像创作
             */
            name: string;
            /**
             * @description 分类
             * @example 创作
             */
            category: string;
            /**
             * @description 简介
             * @example 用眼镜拍下的每一天
             */
            brief: string;
            /**
             * @description 图片
             * @example
             */
            picUrl: string;
            /**
             * @description 公告
             * @example
             */
            notice: string;
            /**
             * @description 圈规
             * @example
             */
            rule: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 0 只能看，不能发
             * @example 1
             * @enum {integer}
             */
            isOpen: 0 | 1;
            /**
             * @description 0 谁都能加入，1 要圈主同意
             * @example 0
             * @enum {integer}
             */
            joinType: 0 | 1;
        };
        /** @description 楼层里的一项 */
        FloorPlace: {
            /**
             * @description thread 帖子，goods 商品
             * @example thread
             * @enum {string}
             */
            kind: "thread" | "goods";
            /**
             * @description 帖子或商品的编号
             * @example 301
             */
            targetId: string;
            /**
             * @description 一句说明
             * @example
             */
            note: string;
        };
        /** @description 首页楼层 */
        ManagedFloor: {
            version: components["schemas"]["RowVersion"];
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 标题
             * @example 第一次戴上它
             */
            title: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /** @description 各项，依次 */
            items: components["schemas"]["FloorPlace"][];
        };
        /** @description 存首页楼层 */
        FloorSaveBody: {
            version?: components["schemas"]["RowVersion"];
            /**
             * @description 编号，不写为新的
             * @example 1
             */
            id?: string;
            /**
             * @description 标题
             * @example 第一次戴上它
             */
            title: string;
            /**
             * @description 次序，小的在前
             * @example 1
             */
            orderNum: number;
            /**
             * @description 各项，依次
             * @example []
             */
            items: components["schemas"]["FloorPlace"][];
        };
        /** @description 我加入的圈子 */
        JoinedCircle: {
            /**
             * @description 编号
             * @example 2
             */
            id: string;
            /**
             * @description 名称
             * @example 影像创作
             */
            groupName: string;
            /**
             * @description 图片
             * @example /static/demo/forest.jpg
             */
            picUrl: string;
            /**
             * @description 1 = 我是版主
             * @example 0
             * @enum {integer}
             */
            isMaster: 0 | 1;
            /**
             * @description 今天的帖子数，至多数到 100
             * @example 48
             */
            todayCount: number;
            /**
             * @description 上次看过以后别人发的帖子数，至多数到 100
             * @example 12
             */
            newCount: number;
            /**
             * @description 等我审核的申请数，不是版主为 0
             * @example 0
             */
            applyCount: number;
            /**
             * @description 加入时间
             * @example 2026-03-02 09:30:00
             */
            joinedAt: string;
        };
        CircleJoinBody: {
            /**
             * @description 圈子编号
             * @example 2
             */
            circleId: string;
            /**
             * @description 申请理由，需审核的圈子用
             * @example 拍了三年街景，想和大家一起走走
             */
            reason?: string;
        };
        /** @description 我与圈子 */
        CircleStanding: {
            /**
             * @description none 未加入，waiting 审核中，joined 已加入
             * @example joined
             * @enum {string}
             */
            state: "none" | "waiting" | "joined";
            /**
             * @description 成员数
             * @example 1286
             */
            memberCount: number;
        };
        CircleIdBody: {
            /**
             * @description 圈子编号
             * @example 2
             */
            circleId: string;
        };
        /** @description 圈子的成员 */
        CircleMember: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 签名
             * @example 拍山，也拍山里的信号塔
             */
            signature: string;
            /**
             * @description 等级
             * @example 7
             */
            level: number;
            /**
             * @description 1 = 已认证机主
             * @example 1
             * @enum {integer}
             */
            isVerified: 0 | 1;
            /**
             * @description 活跃榜名次，0 为未上榜
             * @example 1
             */
            hotRanking: number;
            /**
             * @description 0 成员，1 版主，2 圈主
             * @example 0
             * @enum {integer}
             */
            role: 0 | 1 | 2;
            /**
             * @description 加入时间，版主可能没有
             * @example 2026-03-02 09:30:00
             */
            joinedAt: string;
        };
        CircleUpdateBody: {
            /**
             * @description 圈子编号
             * @example 2
             */
            circleId: string;
            /**
             * @description 公告，空串为撤下
             * @example 11 月主题「雾」征集到月底
             */
            notice?: string;
            /**
             * @description 圈规，一句一条
             * @example 拍到陌生人先问，问不到就打码。
             */
            rule?: string;
        };
        /** @description 加入申请 */
        CircleApply: {
            /**
             * @description 申请编号
             * @example 7
             */
            id: string;
            user: components["schemas"]["UserRef"];
            /**
             * @description 申请理由
             * @example 拍了三年街景，想和大家一起走走
             */
            reason: string;
            /**
             * @description 0 待审核，1 已通过，2 已拒绝，3 已撤回
             * @example 0
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /**
             * @description 拒绝的原因
             * @example 先在圈子里看看大家都聊什么
             */
            refusal: string;
            /**
             * @description 申请时间
             * @example 2026-11-20 08:30:00
             */
            createdAt: string;
        };
        CircleApplyDecideBody: {
            /**
             * @description 申请编号
             * @example 7
             */
            applyId: string;
            /**
             * @description 1 通过，0 拒绝
             * @example 1
             * @enum {integer}
             */
            pass: 0 | 1;
            /**
             * @description 拒绝的原因，拒绝时必填
             * @example 先在圈子里看看大家都聊什么
             */
            reason?: string;
        };
        ToUserBody: {
            /**
             * @description 对方
             * @example 12
             */
            toUserId: string;
        };
        /** @description 一个对话的对方与状态 */
        DialogInfo: {
            /**
             * @description 对话编号
             * @example 31
             */
            id: string;
            user: components["schemas"]["Author"];
            /**
             * @description 我是否关注对方
             * @example true
             */
            isFollow: boolean;
            /**
             * @description 是否互相关注
             * @example true
             */
            isMutual: boolean;
            /**
             * @description 我是否屏蔽了对方
             * @example false
             */
            isBlocked: boolean;
            /**
             * @description 现在为什么不能发送，能发送为空串
             * @example 对方回复前只能发送1条消息
             */
            refusal: string;
            /**
             * @description 我没读的消息数
             * @example 0
             */
            unreadCount: number;
            /**
             * @description 对方读到的消息，没有为空串
             * @example 5002
             */
            peerReadId: string;
        };
        DialogSendBody: {
            /**
             * @description 对话编号，与 toUserId 恰好给一个
             * @example 31
             */
            dialogId?: string;
            /**
             * @description 对方，与 dialogId 恰好给一个；不能是自己
             * @example 12
             */
            toUserId?: string;
            /**
             * @description 消息内容；没有图片时不能为空
             * @example 周末去林场吗？
             */
            content?: string;
            /** @description 图片，先经上传 */
            imageList?: components["schemas"]["Image"][];
            /**
             * @description 客户端为这条消息起的键
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            requestId?: string;
        };
        /** @description 一条私信 */
        Message: {
            /**
             * @description 消息编号，越大越新
             * @example 5002
             */
            id: string;
            /**
             * @description 对话编号
             * @example 31
             */
            dialogId: string;
            /**
             * @description 谁发的
             * @example 12
             */
            userId: string;
            /**
             * @description 文字，可为空串；撤回后为空串
             * @example 周末去林场吗？
             */
            content: string;
            /** @description 图片 */
            imageList: components["schemas"]["Image"][];
            /**
             * @description 1 = 已撤回
             * @example 0
             * @enum {integer}
             */
            isRecalled: 0 | 1;
            /**
             * @description 发送时的键，只有自己发的才有，否则为空串
             * @example 0a1b2c3d4e5f60718293a4b5c6d7e8f9
             */
            requestId: string;
            /**
             * @description 时间
             * @example 2026-11-20 22:14:06
             */
            createdAt: string;
        };
        DialogDeleteBody: {
            /**
             * @description 对话编号
             * @example 31
             */
            dialogId: string;
            /**
             * @description 只删这一条
             * @example 5002
             */
            messageId?: string;
        };
        /** @description 列表里的一个对话，message 是最后一条消息 */
        Dialog: {
            /**
             * @description 对话编号
             * @example 31
             */
            id: string;
            user: components["schemas"]["UserRef"];
            /**
             * @description 我没读的消息数
             * @example 2
             */
            unreadCount: number;
            message: components["schemas"]["Message"];
        };
        DialogReadBody: {
            /**
             * @description 对话编号
             * @example 31
             */
            dialogId: string;
            /**
             * @description 读到的消息
             * @example 5002
             */
            messageId: string;
        };
        DialogRecallBody: {
            /**
             * @description 消息编号
             * @example 5002
             */
            messageId: string;
        };
        DialogReportBody: {
            /**
             * @description 对话编号
             * @example 31
             */
            dialogId: string;
            /**
             * @description 要附上的消息
             * @example [
             *       "5001"
             *     ]
             */
            messageIds: string[];
            /**
             * @description 举报原因，spam 垃圾广告，illegal 违法违规，abuse 人身攻击，porn 色情低俗，infringe 侵权，false 不实信息，other 其他
             * @example spam
             * @enum {string}
             */
            reason: "spam" | "illegal" | "abuse" | "porn" | "infringe" | "false" | "other";
            /**
             * @description 补充说明
             * @example 一直在发同样的链接
             */
            detail?: string;
        };
        /** @description 被屏蔽的人 */
        BlockedUser: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像地址，空串为默认头像
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 屏蔽的时间
             * @example 2026-11-20 22:14:06
             */
            blockedAt: string;
        };
        /** @description 帖子编号、新值与原因 */
        ThreadMarkBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 新值，1 设置，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 原因，对他人的内容或对成员动手时必填
             * @example 多处发布同一广告
             */
            reason?: string;
        };
        /** @description 操作之后的样子 */
        ActAnswer: {
            /**
             * @description 现在的值
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 1 = 已作为提议送交审批，内容还没有变
             * @example 0
             * @enum {integer}
             */
            pending: 0 | 1;
        };
        /** @description 精选 */
        CherrypickBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 新值，1 设置，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 放进哪个分组，缺省为精选
             * @example 2
             */
            groupId?: string;
            /**
             * @description 原因，对他人的内容或对成员动手时必填
             * @example 多处发布同一广告
             */
            reason?: string;
        };
        /** @description 移动到另一个圈子或分组，至少给出一个 */
        MoveBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 目标圈子，须是开放发帖的；与 groupId 至少给一个
             * @example 2
             */
            circleId?: string;
            /**
             * @description 目标分组，须是展示着的；与 circleId 至少给一个
             * @example 5
             */
            groupId?: string;
            /**
             * @description 原因，对他人的内容或对成员动手时必填
             * @example 多处发布同一广告
             */
            reason?: string;
        };
        /** @description 评论编号、新值与原因 */
        PostStickyBody: {
            /**
             * @description 评论编号
             * @example 7001
             */
            postId: string;
            /**
             * @description 新值，1 设置，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 原因，对他人的内容或对成员动手时必填
             * @example 多处发布同一广告
             */
            reason?: string;
        };
        /** @description 举报，threadId、postId、userId 给出其一 */
        ReportBody: {
            /**
             * @description 被举报的帖子；与 postId、userId 恰好给一个
             * @example 301
             */
            threadId?: string;
            /**
             * @description 被举报的评论；与 threadId、userId 恰好给一个
             * @example 7001
             */
            postId?: string;
            /**
             * @description 被举报的成员；与 threadId、postId 恰好给一个
             * @example 12
             */
            userId?: string;
            /**
             * @description 举报原因，spam 垃圾广告，illegal 违法违规，abuse 人身攻击，porn 色情低俗，infringe 侵权，false 不实信息，other 其他
             * @example spam
             * @enum {string}
             */
            reason: "spam" | "illegal" | "abuse" | "porn" | "infringe" | "false" | "other";
            /**
             * @description 补充说明
             * @example 一直在发同样的链接
             */
            detail?: string;
        };
        /** @description 禁言或解除 */
        DenyBody: {
            /**
             * @description 成员编号
             * @example 12
             */
            userId: string;
            /**
             * @description 新值，1 设置，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 天数，0 = 永久，缺省为 7；在一个圈子里禁言为 1 至 7 天
             * @example 7
             */
            days?: number;
            /**
             * @description 只在这个圈子里禁言
             * @example 1
             */
            circleId?: string;
            /**
             * @description 原因，对他人的内容或对成员动手时必填
             * @example 多处发布同一广告
             */
            reason?: string;
        };
        /** @description 封禁或解除 */
        ForbiddenBody: {
            /**
             * @description 成员编号
             * @example 12
             */
            userId: string;
            /**
             * @description 新值，1 设置，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 天数，0 = 永久，缺省为 30；没有永久封禁权限的为 1 至 30 天
             * @example 7
             */
            days?: number;
            /**
             * @description 原因，对他人的内容或对成员动手时必填
             * @example 多处发布同一广告
             */
            reason?: string;
        };
        /** @description 关闭账号或恢复 */
        ClosedBody: {
            /**
             * @description 成员编号
             * @example 12
             */
            userId: string;
            /**
             * @description 新值，1 设置，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 原因，对他人的内容或对成员动手时必填
             * @example 多处发布同一广告
             */
            reason?: string;
        };
        /** @description 我可以对一条评论做什么 */
        PostMayDo: {
            /**
             * @description 可做的操作：del、poststicky、report
             * @example [
             *       "del"
             *     ]
             */
            mayDo: string[];
            /**
             * @description 是否置顶
             * @example 0
             * @enum {integer}
             */
            isSticky: 0 | 1;
            /**
             * @description 是我自己的
             * @example false
             */
            own: boolean;
        };
        /** @description 一位成员在一个圈子里的禁言 */
        CircleDenial: {
            /**
             * @description 圈子编号
             * @example 1
             */
            id: string;
            /**
             * @description 圈子名
             * @example 影像创作
             */
            groupName: string;
            /**
             * @description 在这个圈子里禁言到何时，空串为没有
             * @example 2026-12-01 08:00:00
             */
            deniedUntil: string;
        };
        /** @description 我可以对一位成员做什么 */
        UserMayDo: {
            /**
             * @description 可做的操作：deny、forbidden、closed、report、console
             * @example [
             *       "deny"
             *     ]
             */
            mayDo: string[];
            /**
             * @description 禁言到何时，空串为没有
             * @example 2026-12-01 08:00:00
             */
            deniedUntil: string;
            /**
             * @description 封禁到何时，空串为没有
             * @example
             */
            forbiddenUntil: string;
            /**
             * @description 账号是否已关闭
             * @example 0
             * @enum {integer}
             */
            isClosed: 0 | 1;
            /** @description 我可以在哪些圈子里禁言这位成员 */
            circles: components["schemas"]["CircleDenial"][];
        };
        /** @description 一件举报：同一内容的所有举报合为一件 */
        ReportCase: {
            /**
             * @description 举报编号
             * @example 9
             */
            id: string;
            /**
             * @description 被举报的是什么：帖子、评论、成员、私信
             * @example thread
             * @enum {string}
             */
            targetType: "thread" | "post" | "user" | "message";
            /**
             * @description 内容的编号
             * @example 301
             */
            targetId: string;
            /**
             * @description 举报原因，spam 垃圾广告，illegal 违法违规，abuse 人身攻击，porn 色情低俗，infringe 侵权，false 不实信息，other 其他
             * @example spam
             * @enum {string}
             */
            reason: "spam" | "illegal" | "abuse" | "porn" | "infringe" | "false" | "other";
            /**
             * @description 内容摘要
             * @example 近视镜片全网最低
             */
            excerpt: string;
            author: components["schemas"]["UserRef"];
            /**
             * @description 举报人数
             * @example 6
             */
            reporterCount: number;
            /**
             * @description 是否已先行隐藏
             * @example 0
             * @enum {integer}
             */
            isHidden: 0 | 1;
            /**
             * @description 0 待处理，1 处理中，2 已处理，3 已驳回
             * @example 0
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /**
             * @description 处理结果，空串为还没有
             * @example
             * @enum {string}
             */
            action: "" | "delete" | "deny" | "delete_deny" | "ignore" | "reject";
            /**
             * @description 处理说明
             * @example
             */
            note: string;
            /**
             * @description 处理人，空串为还没有
             * @example
             */
            handlerName: string;
            /**
             * @description 首次举报时间
             * @example 2026-11-21 10:02:11
             */
            createdAt: string;
            /**
             * @description 处理时间，空串为还没有
             * @example
             */
            handledAt: string;
        };
        /** @description 被举报的私信，照当时的样子 */
        ReportedMessageRow: {
            /**
             * @description 消息编号
             * @example 5001
             */
            id: string;
            /**
             * @description 文字
             * @example 加我微聊
             */
            content: string;
            /** @description 图片 */
            imageList: components["schemas"]["Image"][];
            /**
             * @description 时间
             * @example 2026-11-21 09:58:00
             */
            createdAt: string;
        };
        /** @description 一种原因被选了几次 */
        ReportReason: {
            /**
             * @description 举报原因，spam 垃圾广告，illegal 违法违规，abuse 人身攻击，porn 色情低俗，infringe 侵权，false 不实信息，other 其他
             * @example spam
             * @enum {string}
             */
            reason: "spam" | "illegal" | "abuse" | "porn" | "infringe" | "false" | "other";
            /**
             * @description 人数
             * @example 5
             */
            count: number;
        };
        /** @description 一位举报人 */
        ReportReporter: {
            user: components["schemas"]["UserRef"];
            /**
             * @description 举报原因，spam 垃圾广告，illegal 违法违规，abuse 人身攻击，porn 色情低俗，infringe 侵权，false 不实信息，other 其他
             * @example spam
             * @enum {string}
             */
            reason: "spam" | "illegal" | "abuse" | "porn" | "infringe" | "false" | "other";
            /**
             * @description 补充说明
             * @example
             */
            detail: string;
            /**
             * @description 时间
             * @example 2026-11-21 10:02:11
             */
            createdAt: string;
        };
        /** @description 一件举报的全部 */
        ReportDetail: {
            reportCase: components["schemas"]["ReportCase"];
            /**
             * @description 帖子标题，或评论所在的帖子
             * @example
             */
            title: string;
            /**
             * @description 被举报内容的文字
             * @example 近视镜片全网最低
             */
            content: string;
            /** @description 图片 */
            imageList: components["schemas"]["Image"][];
            /** @description 被举报的私信 */
            messages: components["schemas"]["ReportedMessageRow"][];
            /**
             * @description 所在帖子，空串为没有
             * @example 301
             */
            threadId: string;
            /**
             * @description 内容是否已不在
             * @example 0
             * @enum {integer}
             */
            isGone: 0 | 1;
            /**
             * @description 所在圈子，空串为没有
             * @example 影像创作
             */
            circleName: string;
            /**
             * @description 内容的发表时间，空串为没有
             * @example 2026-11-21 09:51:40
             */
            postedAt: string;
            /**
             * @description 作者的注册时间
             * @example 2026-11-19 09:00:00
             */
            authorJoinedAt: string;
            /**
             * @description 作者的用户组
             * @example 普通会员
             */
            authorGroupName: string;
            /** @description 各原因人数 */
            reasons: components["schemas"]["ReportReason"][];
            /** @description 最近的举报人，至多 20 位 */
            reporters: components["schemas"]["ReportReporter"][];
            /**
             * @description 命中的敏感词
             * @example [
             *       "全网最低"
             *     ]
             */
            hits: string[];
            /**
             * @description 作者被处置过几次
             * @example 1
             */
            violations: number;
            /**
             * @description 我可以怎样处理
             * @example [
             *       "delete"
             *     ]
             */
            mayDo: string[];
        };
        /** @description 处理举报 */
        ReportHandleBody: {
            /**
             * @description 举报编号
             * @example 9
             */
            caseId: string;
            /**
             * @description take 开始处理，delete 删除，deny 禁言，delete_deny 删除并禁言，ignore 忽略，reject 驳回
             * @example take
             * @enum {string}
             */
            action: "take" | "delete" | "deny" | "delete_deny" | "ignore" | "reject";
            /**
             * @description 禁言天数
             * @example 7
             */
            days?: number;
            /**
             * @description 处理说明，会发给作者与举报人
             * @example 违反公约第 5 条
             */
            note?: string;
        };
        /** @description 等待审核的一条 */
        ReviewRow: {
            /**
             * @description 帖子或评论
             * @example thread
             * @enum {string}
             */
            kind: "thread" | "post";
            /**
             * @description 编号
             * @example 301
             */
            id: string;
            /**
             * @description 所在帖子
             * @example 301
             */
            threadId: string;
            /**
             * @description 帖子标题，评论为所在帖子的标题
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            /**
             * @description 文字
             * @example 没有取景框之后，我反而拍得更慢了。
             */
            content: string;
            /** @description 图片 */
            imageList: components["schemas"]["Image"][];
            author: components["schemas"]["UserRef"];
            /**
             * @description 作者注册时间
             * @example 2026-11-20 09:00:00
             */
            joinedAt: string;
            /**
             * @description 所在圈子，空串为没有
             * @example 影像创作
             */
            circleName: string;
            /**
             * @description 为什么要审
             * @example 新人首帖
             */
            why: string;
            /**
             * @description 提交时间
             * @example 2026-11-21 09:51:40
             */
            createdAt: string;
        };
        /** @description 审核结论 */
        ReviewDecideBody: {
            /**
             * @description 帖子或评论
             * @example thread
             * @enum {string}
             */
            kind: "thread" | "post";
            /**
             * @description 编号
             * @example 301
             */
            id: string;
            /**
             * @description 1 通过，0 不通过
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 不通过的原因，不通过时必填
             * @example 与社区无关
             */
            reason?: string;
        };
        /** @description 圈主的一项提议 */
        Proposal: {
            /** @description 我能做的：agree 批准，refuse 不批准，withdraw 撤回自己的提议 */
            mayDo: ("agree" | "refuse" | "withdraw")[];
            /**
             * @description 帖子的状态：0 审核中，1 正常，2 未通过，3 已下架，4 已删除
             * @example 1
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3 | 4;
            /**
             * @description 提议编号
             * @example 4
             */
            id: string;
            /**
             * @description cherrypick 选入精选，move 移动
             * @example cherrypick
             * @enum {string}
             */
            kind: "cherrypick" | "move";
            /**
             * @description 帖子
             * @example 301
             */
            threadId: string;
            /**
             * @description 帖子标题
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            /**
             * @description 现在的圈子
             * @example 影像创作
             */
            fromCircle: string;
            /**
             * @description 目标圈子，空串为没有
             * @example
             */
            toCircle: string;
            by: components["schemas"]["UserRef"];
            /**
             * @description 理由
             * @example 内容扎实
             */
            reason: string;
            /**
             * @description 时间
             * @example 2026-11-21 09:51:40
             */
            createdAt: string;
        };
        /** @description 对提议的决定 */
        ProposalDecideBody: {
            /**
             * @description 提议编号
             * @example 4
             */
            id: string;
            /**
             * @description 1 批准，0 不批准
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 说明
             * @example
             */
            reason?: string;
        };
        /** @description 敏感词 */
        Word: {
            /**
             * @description 编号
             * @example 3
             */
            id: string;
            /**
             * @description 词
             * @example 全网最低
             */
            word: string;
            /**
             * @description pass 放行，mask 打码，review 先审后发，reject 不许发
             * @example pass
             * @enum {string}
             */
            action: "pass" | "mask" | "review" | "reject";
            /**
             * @description 谁加的
             * @example 镜界工程师小周
             */
            byName: string;
            /**
             * @description 时间
             * @example 2026-11-21 09:51:40
             */
            createdAt: string;
        };
        /** @description 添加敏感词，已有的改为新的处理方式 */
        WordSaveBody: {
            /**
             * @description 词，一次至多 200 个
             * @example [
             *       "全网最低"
             *     ]
             */
            words: string[];
            /**
             * @description pass 放行，mask 打码，review 先审后发，reject 不许发
             * @example pass
             * @enum {string}
             */
            action: "pass" | "mask" | "review" | "reject";
        };
        /** @description 删除敏感词 */
        WordDelBody: {
            /**
             * @description 编号
             * @example 3
             */
            id: string;
        };
        TickBody: {
            /**
             * @description 轮询的节拍，秒
             * @example 5
             */
            tick: number;
        };
        /** @description 一行互动通知 */
        PostNotice: {
            /**
             * @description 通知编号
             * @example 9001
             */
            id: string;
            /**
             * @description reply 评论，like 点赞，favorite 收藏，follow 关注，mention 提到
             * @example reply
             * @enum {string}
             */
            kind: "reply" | "like" | "favorite" | "follow" | "mention";
            user: components["schemas"]["UserRef"];
            /** @description 最近的几个人，最新的在前，含 user */
            users: components["schemas"]["UserRef"][];
            /**
             * @description 一共多少人
             * @example 18
             */
            userCount: number;
            /**
             * @description 相关帖子，没有则为空串
             * @example 301
             */
            threadId: string;
            /**
             * @description 相关帖子的标题或摘要，没有或已删除则为空串
             * @example 用眼镜拍完一整个秋天
             */
            threadTitle: string;
            /**
             * @description 相关帖子的第一张图，没有则为空串
             * @example /static/demo/forest.jpg
             */
            threadImage: string;
            /**
             * @description 相关评论，没有则为空串
             * @example 7001
             */
            postId: string;
            /**
             * @description 1 = 针对我的评论，0 = 针对帖子
             * @example 0
             * @enum {integer}
             */
            toComment: 0 | 1;
            /**
             * @description 评论摘要，没有或已删除则为空串
             * @example 第三张的光真好。
             */
            excerpt: string;
            /**
             * @description 1 = 相关的帖子或评论已删除
             * @example 0
             * @enum {integer}
             */
            isDeleted: 0 | 1;
            /**
             * @description 1 = 已读
             * @example 0
             * @enum {integer}
             */
            isRead: 0 | 1;
            /**
             * @description 最近一次的时间
             * @example 2026-11-20 08:30:00
             */
            createdAt: string;
        };
        /** @description 一条系统通知 */
        SystemNotice: {
            /**
             * @description 通知编号
             * @example 801
             */
            id: string;
            /**
             * @description moderation 管理，account 账号，device 设备，order 兑换，activity 活动，honor 荣誉，news 消息
             * @example moderation
             * @enum {string}
             */
            kind: "moderation" | "account" | "device" | "order" | "activity" | "honor" | "news";
            /**
             * @description 标题
             * @example 你的帖子已被删除
             */
            title: string;
            /**
             * @description 内容
             * @example 原因：广告
             */
            content: string;
            /**
             * @description 站内去处，没有则为空串
             * @example /pages/content/postdetail?threadId=301
             */
            link: string;
            /**
             * @description 去处的名字，没有则为空串
             * @example 查看帖子
             */
            linkText: string;
            /**
             * @description 1 = 已读
             * @example 0
             * @enum {integer}
             */
            isRead: 0 | 1;
            /**
             * @description 时间
             * @example 2026-11-20 08:30:00
             */
            createdAt: string;
        };
        NoticeReadBody: {
            /**
             * @description 哪一类，posts 互动，system 系统
             * @example posts
             * @enum {string}
             */
            section: "posts" | "system";
        };
        /** @description 提醒与私信设置。关掉提醒的互动仍在列表里，只是不计入未读。 */
        NoticeSettings: {
            /**
             * @description 评论与回复，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            reply: 0 | 1;
            /**
             * @description 提到我，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            mention: 0 | 1;
            /**
             * @description 赞与收藏，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            like: 0 | 1;
            /**
             * @description 新的关注，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            follow: 0 | 1;
            /**
             * @description 谁可以给我发私信，all 所有人，mutual 互相关注的人
             * @example all
             * @enum {string}
             */
            messageFrom: "all" | "mutual";
        };
        NoticeSettingsBody: {
            /**
             * @description 评论与回复，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            reply?: 0 | 1;
            /**
             * @description 提到我，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            mention?: 0 | 1;
            /**
             * @description 赞与收藏，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            like?: 0 | 1;
            /**
             * @description 新的关注，1 = 提醒
             * @example 1
             * @enum {integer}
             */
            follow?: 0 | 1;
            /**
             * @description 谁可以给我发私信，all 所有人，mutual 互相关注的人
             * @example all
             * @enum {string}
             */
            messageFrom?: "all" | "mutual";
        };
        /** @description 积分一览 */
        PointsInfo: {
            /**
             * @description 可用积分
             * @example 2480
             */
            balance: number;
            /**
             * @description 本月收入
             * @example 365
             */
            income: number;
            /**
             * @description 本月支出，正数
             * @example 1820
             */
            expense: number;
            /**
             * @description 累计收入
             * @example 6120
             */
            totalIncome: number;
        };
        /** @description 积分明细的一笔 */
        PointEntry: {
            /**
             * @description 编号
             * @example 88
             */
            id: string;
            /**
             * @description 1 收入，2 支出
             * @example 1
             * @enum {integer}
             */
            changeType: 1 | 2;
            /**
             * @description 变动，支出为负
             * @example 50
             */
            points: number;
            /**
             * @description 这一笔之后的余额
             * @example 3680
             */
            balanceAfter: number;
            /**
             * @description 来由
             * @example essence
             * @enum {string}
             */
            source: "signIn" | "task" | "prize" | "essence" | "tipping" | "exchange" | "refund" | "invitation" | "device" | "questionnaire" | "activity" | "penalty" | "adjustment";
            /**
             * @description 来处的编号：帖子、订单或任务；没有则为空串
             * @example 301
             */
            sourceId: string;
            /**
             * @description 补充说明，可为空串
             * @example 第一次戴着导航爬夜山
             */
            remark: string;
            /**
             * @description 时间
             * @example 2026-11-20 15:02:33
             */
            createdAt: string;
        };
        /** @description 一个月的收支 */
        PointsMonth: {
            /**
             * @description 月份
             * @example 2026-11
             */
            month: string;
            /**
             * @description 收入
             * @example 365
             */
            income: number;
            /**
             * @description 支出，正数
             * @example 1820
             */
            expense: number;
        };
        /** @description 一个等级 */
        Level: {
            /**
             * @description 等级
             * @example 9
             */
            level: number;
            /**
             * @description 称号
             * @example 山脊
             */
            title: string;
            /**
             * @description 需要的经验
             * @example 3600
             */
            needExp: number;
            /** @description 权益 */
            privileges: string[];
        };
        /** @description 一种涨经验的办法 */
        ExpSource: {
            /**
             * @description 来由
             * @example posted
             * @enum {string}
             */
            source: "posted" | "commented" | "liked" | "checkedIn" | "essence";
            /**
             * @description 每次的经验
             * @example 10
             */
            exp: number;
            /**
             * @description 每天至多几次，0 为不限
             * @example 3
             */
            perDay: number;
            /**
             * @description 今天已有几次
             * @example 1
             */
            today: number;
        };
        /** @description 我的等级 */
        LevelInfo: {
            /**
             * @description 等级
             * @example 9
             */
            level: number;
            /**
             * @description 称号
             * @example 山脊
             */
            title: string;
            /**
             * @description 经验
             * @example 3900
             */
            exp: number;
            /**
             * @description 下一级需要的经验；满级时等于本级所需
             * @example 4500
             */
            nextExp: number;
            /**
             * @description 今天已得的经验
             * @example 31
             */
            todayExp: number;
            /** @description 全部等级，从低到高 */
            levels: components["schemas"]["Level"][];
            /** @description 如何获得经验 */
            sources: components["schemas"]["ExpSource"][];
        };
        /** @description 对不上的一处 */
        LedgerFault: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 哪一项：余额、逐笔余额、经验，或报名占用的积分
             * @example balance
             * @enum {string}
             */
            kind: "balance" | "running" | "experience" | "deposit";
            /**
             * @description 各笔之和
             * @example 2480
             */
            expected: number;
            /**
             * @description 记下的数
             * @example 2481
             */
            actual: number;
        };
        /** @description 对账结果 */
        Reconcile: {
            /**
             * @description 核对的成员数
             * @example 62
             */
            members: number;
            /**
             * @description 核对的积分笔数
             * @example 1240
             */
            entries: number;
            /** @description 对不上的，至多 100 处 */
            faults: components["schemas"]["LedgerFault"][];
        };
        PointsAdjustBody: {
            /**
             * @description 用户编号，不能是自己
             * @example 15
             */
            userId: string;
            /**
             * @description 加减多少，不为 0
             * @example 50
             */
            points: number;
            /**
             * @description 原因，会告诉对方
             * @example 补发线下活动的奖励
             */
            reason: string;
            /**
             * @description 同一次调整的编号，重发只算一次
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            requestId: string;
        };
        /** @description 调整之后 */
        PointsAdjusted: {
            /**
             * @description 新的余额
             * @example 2530
             */
            balance: number;
        };
        /** @description 一位成员的账：余额与各笔之和 */
        PointAccount: {
            user: components["schemas"]["UserRef"];
            /**
             * @description 余额
             * @example 2480
             */
            balance: number;
            /**
             * @description 各笔之和
             * @example 2480
             */
            sum: number;
            /**
             * @description 几笔
             * @example 37
             */
            entries: number;
        };
        /** @description 一个选项 */
        PollOption: {
            /**
             * @description 选项编号
             * @example 41
             */
            id: string;
            /**
             * @description 选项
             * @example 骑车上班
             */
            content: string;
            /**
             * @description 票数，投过票或截止之后才有
             * @example 12
             */
            voteCount?: number;
        };
        /** @description 投票 */
        Poll: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 最多选几项，1 为单选
             * @example 1
             */
            maxChoices: number;
            /**
             * @description 开放几天
             * @example 7
             */
            days: number;
            /**
             * @description 截止时间
             * @example 2026-11-28 18:00:00
             */
            endAt: string;
            /**
             * @description 1 = 已截止
             * @example 0
             * @enum {integer}
             */
            isOver: 0 | 1;
            /**
             * @description 多少人投了票
             * @example 18
             */
            voterCount: number;
            /** @description 选项 */
            options: components["schemas"]["PollOption"][];
        };
        /** @description 投票与我 */
        PollMine: {
            poll: components["schemas"]["Poll"];
            /** @description 我选的选项编号，没有投为空 */
            chosen: string[];
        };
        PollVoteBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 选的选项编号
             * @example [
             *       "41"
             *     ]
             */
            optionIds: string[];
        };
        /**
         * @description draft 草稿，early 未开始，open 进行中，over 已结束
         * @example open
         * @enum {string}
         */
        ManagedSurveyState: "draft" | "early" | "open" | "over";
        /** @description 后台里的一份问卷 */
        ManagedSurvey: {
            /**
             * @description 问卷编号
             * @example 1
             */
            id: string;
            /**
             * @description 标题
             * @example 1.1.0 用了两周，说说感受
             */
            title: string;
            /**
             * @description 开始时间
             * @example 2026-11-15 00:00:00
             */
            startAt: string;
            /**
             * @description 截止时间
             * @example 2026-12-01 00:00:00
             */
            endAt: string;
            state: components["schemas"]["ManagedSurveyState"];
            /**
             * @description 奖励积分，0 为没有
             * @example 30
             */
            rewardPoints: number;
            /**
             * @description 几道题
             * @example 6
             */
            questionCount: number;
            /**
             * @description 已有几人填写
             * @example 1204
             */
            answerCount: number;
        };
        /** @description 一个选项 */
        SurveyOption: {
            /**
             * @description 选项编号
             * @example a
             */
            id: string;
            /**
             * @description 选项
             * @example 3–6 小时
             */
            label: string;
        };
        /** @description 一道题 */
        SurveyQuestion: {
            /**
             * @description 题目编号
             * @example q1
             */
            id: string;
            /**
             * @description 单选、多选、填空、评分 1–5、推荐 0–10、图片、排序
             * @example single
             * @enum {string}
             */
            type: "single" | "multiple" | "text" | "rating" | "nps" | "image" | "sort";
            /**
             * @description 题目
             * @example 每天大概戴多久
             */
            title: string;
            /**
             * @description 1 = 必答
             * @example 1
             * @enum {integer}
             */
            required: 0 | 1;
            /**
             * @description 选项，只有单选、多选、排序有
             * @example [
             *       {
             *         "id": "a",
             *         "label": "3–6 小时"
             *       }
             *     ]
             */
            options: components["schemas"]["SurveyOption"][];
            /**
             * @description 至少选几项，0 为不限
             * @example 0
             */
            min: number;
            /**
             * @description 至多选几项、几个字或几张，0 为不限
             * @example 0
             */
            max: number;
            /**
             * @description 填空的提示，可为空串
             * @example 好的坏的都可以
             */
            hint: string;
        };
        /** @description 一道题 */
        SurveyQuestionBody: {
            /**
             * @description 题目编号，在问卷里唯一
             * @example q1
             */
            id: string;
            /**
             * @description 单选、多选、填空、评分 1–5、推荐 0–10、图片、排序
             * @example single
             * @enum {string}
             */
            type: "single" | "multiple" | "text" | "rating" | "nps" | "image" | "sort";
            /**
             * @description 题目
             * @example 每天大概戴多久
             */
            title: string;
            /**
             * @description 1 = 必答
             * @example 1
             * @enum {integer}
             */
            required: 0 | 1;
            /**
             * @description 选项，只有单选、多选、排序有
             * @example [
             *       {
             *         "id": "a",
             *         "label": "3–6 小时"
             *       }
             *     ]
             */
            options: {
                /**
                 * @description 选项编号，在题目里唯一
                 * @example a
                 */
                id: string;
                /**
                 * @description 选项
                 * @example 3–6 小时
                 */
                label: string;
            }[];
            /**
             * @description 至少选几项，0 为不限
             * @example 0
             */
            min: number;
            /**
             * @description 至多选几项、几个字或几张，0 为不限
             * @example 0
             */
            max: number;
            /**
             * @description 填空的提示，可为空串
             * @example 好的坏的都可以
             */
            hint: string;
        };
        SurveySaveBody: {
            /**
             * @description 问卷编号，新建时不写
             * @example 1
             */
            surveyId?: string;
            /**
             * @description 修改的是哪一次的题目，修改时必填
             * @example 1
             */
            revision?: number;
            /**
             * @description 标题
             * @example 1.1.0 用了两周，说说感受
             */
            title: string;
            /**
             * @description 说明，可为空串
             * @example 六道题，大约两分钟。
             */
            intro: string;
            /**
             * @description 开始时间
             * @example 2026-11-15 00:00:00
             */
            startAt: string;
            /**
             * @description 截止时间，晚于开始
             * @example 2026-12-01 00:00:00
             */
            endAt: string;
            /**
             * @description 奖励积分，0 为没有
             * @example 30
             */
            rewardPoints: number;
            /**
             * @description 题目；草稿可以还没有
             * @example []
             */
            questions: components["schemas"]["SurveyQuestionBody"][];
        };
        ManagedSurveyBody: {
            /**
             * @description 问卷编号
             * @example 1
             */
            surveyId: string;
        };
        /** @description 一段填空的回答，不带是谁写的 */
        SurveyTextRow: {
            /**
             * @description 回答编号
             * @example 12
             */
            id: string;
            /**
             * @description 回答
             * @example 都很好
             */
            text: string;
            /**
             * @description 提交时间
             * @example 2026-11-20 09:30:00
             */
            createdAt: string;
        };
        /**
         * @description 0 未开始，1 进行中，2 已结束
         * @example 1
         * @enum {integer}
         */
        SurveyStatus: 0 | 1 | 2;
        /** @description 一份问卷 */
        Survey: {
            /**
             * @description 问卷编号
             * @example 1
             */
            id: string;
            /**
             * @description 标题
             * @example 1.1.0 用了两周，说说感受
             */
            title: string;
            /**
             * @description 说明
             * @example 六道题，大约两分钟。
             */
            intro: string;
            /**
             * @description 开始时间
             * @example 2026-11-15 00:00:00
             */
            startAt: string;
            /**
             * @description 截止时间
             * @example 2026-12-01 00:00:00
             */
            endAt: string;
            status: components["schemas"]["SurveyStatus"];
            /**
             * @description 奖励积分，0 为没有
             * @example 30
             */
            rewardPoints: number;
            /**
             * @description 几道题
             * @example 6
             */
            questionCount: number;
            /**
             * @description 已有几人填写
             * @example 1204
             */
            answerCount: number;
            /**
             * @description 1 = 我已提交
             * @example 0
             * @enum {integer}
             */
            isAnswered: 0 | 1;
        };
        /** @description 一道题的回答 */
        SurveyAnswer: {
            /**
             * @description 题目编号
             * @example q1
             */
            questionId: string;
            /**
             * @description 选中的选项；排序题是从前到后的全部选项
             * @example [
             *       "a"
             *     ]
             */
            optionIds?: string[];
            /**
             * @description 填空的回答
             * @example 都很好
             */
            text?: string;
            /**
             * @description 评分或推荐的分数
             * @example 5
             */
            score?: number;
            /**
             * @description 图片
             * @example []
             */
            imageList?: components["schemas"]["Image"][];
        };
        SurveySubmitBody: {
            /**
             * @description 答的是哪一次的题目；题目改过就不收
             * @example 1
             */
            revision?: number;
            /**
             * @description 问卷编号
             * @example 1
             */
            surveyId: string;
            /**
             * @description 各题的回答，没答的不写
             * @example []
             */
            answers: components["schemas"]["SurveyAnswer"][];
        };
        /** @description 一个选项的结果 */
        SurveyCount: {
            /**
             * @description 选项编号，或分数
             * @example a
             */
            id: string;
            /**
             * @description 选项，或分数
             * @example 3–6 小时
             */
            label: string;
            /**
             * @description 几人选
             * @example 12
             */
            count: number;
            /**
             * @description 排序题的平均名次，其余为 0
             * @example 0
             */
            place: number;
        };
        /** @description 一道题的结果 */
        SurveyQuestionResult: {
            /**
             * @description 题目编号
             * @example q1
             */
            id: string;
            /**
             * @description 题型
             * @example single
             * @enum {string}
             */
            type: "single" | "multiple" | "text" | "rating" | "nps" | "image" | "sort";
            /**
             * @description 题目
             * @example 每天大概戴多久
             */
            title: string;
            /**
             * @description 几人答了
             * @example 12
             */
            answered: number;
            /**
             * @description 评分的平均，或推荐的净推荐值；其余为 0
             * @example 4.2
             */
            average: number;
            /** @description 各选项或各分数 */
            counts: components["schemas"]["SurveyCount"][];
            /**
             * @description 最近的图片
             * @example []
             */
            imageList: components["schemas"]["Image"][];
        };
        RecommendHideBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 1 不感兴趣，0 收回
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
        };
        /** @description 我不感兴趣的帖子 */
        RecommendHidden: {
            /**
             * @description 帖子编号
             * @example [
             *       "301"
             *     ]
             */
            threadIds: string[];
        };
        /** @description 任务 */
        Task: {
            /**
             * @description 编号
             * @example 1
             */
            id: string;
            /**
             * @description 任务名
             * @example 浏览 5 篇帖子
             */
            name: string;
            /**
             * @description 要做的事
             * @example BROWSE_POSTS
             * @enum {string}
             */
            work: "SIGN_IN" | "BROWSE_POSTS" | "PUBLISH_POST" | "COMMENT_POST" | "LIKE_POST" | "FAVORITE_POST" | "FOLLOW_USER" | "SHARE_POST" | "ESSENCE_POST" | "COMPLETE_PROFILE" | "VERIFY_DEVICE";
            /**
             * @description 说明
             * @example 打开 5 篇不同的帖子
             */
            description: string;
            /**
             * @description day 每天，week 每周，month 每月，starter 新手一次
             * @example day
             * @enum {string}
             */
            type: "day" | "week" | "month" | "starter";
            /**
             * @description 要做几次
             * @example 5
             */
            rewardNum: number;
            /**
             * @description 奖励经验
             * @example 0
             */
            rewardExp: number;
            /**
             * @description 奖励积分
             * @example 5
             */
            rewardPoints: number;
            /**
             * @description 奖励徽章的名字，空串为没有
             * @example
             */
            rewardBadge: string;
            /**
             * @description 本期做了几次，不超过 rewardNum
             * @example 3
             */
            completedNum: number;
            /**
             * @description 完成的时间，空串为还没完成
             * @example
             */
            completedAt: string;
            /**
             * @description 本期完成了没有
             * @example false
             */
            finish: boolean;
            /**
             * @description 去哪里做：站内地址
             * @example /pages/content/community
             */
            mprouter: string;
        };
        TaskList: {
            /** @description 按顺序排好的任务 */
            data: components["schemas"]["Task"][];
            /**
             * @description 总数
             * @example 5
             */
            total: number;
        };
        ThreadBrowseBody: {
            /**
             * @description 看的是哪一篇
             * @example 41
             */
            threadId: string;
        };
        /** @description 视频 */
        Video: {
            /**
             * @description 视频地址
             * @example /uploads/2026/11/v1.mp4
             */
            url: string;
            /**
             * @description 封面地址
             * @example /uploads/2026/11/v1.webp
             */
            picUrl?: string;
        };
        /** @description 在哪里发的，活动不能有；坐标只在作者附上时才有，经纬度要么都给要么都不给，精确到约 100 米 */
        ThreadPlace: {
            /**
             * @description 地点，至多 40 字
             * @example 城北林场
             */
            name: string;
            /**
             * @description 纬度
             * @example 30.287
             */
            lat?: number;
            /**
             * @description 经度
             * @example 120.153
             */
            lng?: number;
        };
        /** @description 随帖子发起的投票；活动不能有 */
        PollInput: {
            /**
             * @description 投票选项，2 至 10 个，不能重复也不能为空
             * @example [
             *       "骑车上班",
             *       "走路上班"
             *     ]
             */
            options: string[];
            /**
             * @description 最多选几项，1 为单选，不超过选项的个数
             * @example 1
             */
            maxChoices: number;
            /**
             * @description 投票的天数，从帖子出现时算起；编辑时写的从那时算起
             * @example 7
             */
            days: number;
        };
        /** @description 发表动态、帖子或活动 */
        ThreadCreateBody: {
            /**
             * @description 标题；帖子与活动必填，去掉首尾空白后 5 至 50 字；动态没有标题
             * @example 用眼镜拍完一整个秋天
             */
            title?: string;
            /**
             * @description 正文，富文本；动态可为纯文本，至多 1000 字；帖子与活动没有图片、视频时至少 10 字；没有图片、视频时不能为空
             * @example <p>没有取景框之后，我反而拍得更慢了。</p>
             */
            content: string;
            /**
             * @description 0 动态，1 帖子，2 活动
             * @example 1
             * @enum {integer}
             */
            threadClassify: 0 | 1 | 2;
            /**
             * @description 分组编号；须是展示着的分组，活动须是活动分组
             * @example 2
             */
            groupId?: string;
            /**
             * @description 圈子编号；帖子必填。须是开放发帖的圈子；只收成员的圈子，自己要在里面
             * @example 2
             */
            circleId?: string;
            /** @description 图片，至多 9 张 */
            imageList?: components["schemas"]["Image"][];
            /** @description 视频，至多 1 个 */
            vedioList?: components["schemas"]["Video"][];
            /** @description 话题，至多 5 个 */
            topicList?: {
                /**
                 * @description 话题编号
                 * @example 3
                 */
                id?: string;
                /**
                 * @description 话题名，1 至 20 字
                 * @example 第一视角的秋天
                 */
                content?: string;
            }[];
            location?: components["schemas"]["ThreadPlace"];
            poll?: components["schemas"]["PollInput"];
            /** @description 提到的人，至多 10 人 */
            friendList?: {
                /**
                 * @description 被提到的用户
                 * @example 15
                 */
                userId: string;
                /**
                 * @description 昵称
                 * @example 苏木木
                 */
                nickname?: string;
            }[];
            activity?: components["schemas"]["ActivityInput"];
            /**
             * @description 发表所用设备
             * @example Lens One
             */
            deviceName?: string;
            /**
             * @description 同一次发表的重试带同一个值，只发表一次
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            requestId?: string;
        };
        /** @description 发表评论或回复 */
        AddPostBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 内容，至多 1000 字；没有图片时不能为空
             * @example <p>第三张的光真好。</p>
             */
            content: string;
            /**
             * @description 回复哪条评论或回复
             * @example 7001
             */
            parentId?: string;
            /** @description 至多 3 张 */
            imageList?: components["schemas"]["Image"][];
            /**
             * @description 重试时带同一个值，只发表一次
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            requestId?: string;
        };
        /** @description 评论下的回复 */
        Reply: {
            /**
             * @description 评论编号
             * @example 7001
             */
            id: string;
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 所属的一级评论，一级评论没有
             * @example 7000
             */
            parentId: string;
            /**
             * @description 富文本，已删除时为空串
             * @example <p>第三张的光真好。</p>
             */
            content: string;
            imageList: components["schemas"]["Image"][];
            user: components["schemas"]["Author"];
            replyTo?: components["schemas"]["UserRef"];
            /**
             * @description 发表时间
             * @example 2026-11-20 08:30:00
             */
            postedAt: string;
            /**
             * @description 楼层，回复为 0
             * @example 3
             */
            floor: number;
            /**
             * @description 1 = 楼主
             * @example 0
             * @enum {integer}
             */
            isAuthor: 0 | 1;
            /**
             * @description 1 = 置顶
             * @example 0
             * @enum {integer}
             */
            isSticky: 0 | 1;
            /**
             * @description 点赞数
             * @example 8
             */
            likeCount: number;
            /**
             * @description 回复数
             * @example 1
             */
            replyCount: number;
            /**
             * @description 我赞过
             * @example false
             */
            isLike: boolean;
            /**
             * @description 我可以删除
             * @example false
             */
            mayDelete: boolean;
            /**
             * @description 0 审核中，1 正常，4 已删除
             * @example 1
             * @enum {integer}
             */
            status: 0 | 1 | 4;
        };
        /** @description 编辑一篇内容：没有给的列表、地点与设备就是空的，圈子、投票与活动没有给就不变；活动结束或取消后不能再改，改动不能让已报名的人吃亏 */
        ThreadEditBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 第几版
             * @example 1
             */
            revision: number;
            /**
             * @description 标题；帖子与活动必填，去掉首尾空白后 5 至 50 字；动态没有标题
             * @example 用眼镜拍完一整个秋天
             */
            title?: string;
            /**
             * @description 正文，富文本；动态可为纯文本，至多 1000 字；帖子与活动没有图片、视频时至少 10 字；没有图片、视频时不能为空
             * @example <p>没有取景框之后，我反而拍得更慢了。</p>
             */
            content: string;
            /**
             * @description 换到的圈子，空串 = 不在圈子里，帖子不能为空串；须是开放发帖的圈子
             * @example 2
             */
            circleId?: string;
            location?: components["schemas"]["ThreadPlace"];
            /** @description 投票，null = 去掉；有人投过就不能再改；活动不能有 */
            poll?: components["schemas"]["PollInput"] | null;
            activity?: components["schemas"]["ActivityInput"];
            /** @description 图片，至多 9 张 */
            imageList?: components["schemas"]["Image"][];
            /** @description 视频，至多 1 个 */
            vedioList?: components["schemas"]["Video"][];
            /** @description 话题，至多 5 个 */
            topicList?: {
                /**
                 * @description 话题编号
                 * @example 3
                 */
                id?: string;
                /**
                 * @description 话题名，1 至 20 字
                 * @example 第一视角的秋天
                 */
                content?: string;
            }[];
            /** @description 提到的人，至多 10 人 */
            friendList?: {
                /**
                 * @description 被提到的用户
                 * @example 15
                 */
                userId: string;
                /**
                 * @description 昵称
                 * @example 苏木木
                 */
                nickname?: string;
            }[];
            /**
             * @description 发表所用设备
             * @example Lens One
             */
            deviceName?: string;
        };
        /** @description 一个版本当时在哪里、说的是什么；没有的为空 */
        ThreadAbout: {
            /**
             * @description 圈子的名字
             * @example 影像创作
             */
            circle: string;
            /** @description 话题的名字 */
            topics: string[];
            /**
             * @description 地点
             * @example 城北林场
             */
            place: string;
            /**
             * @description 设备
             * @example Lens One
             */
            device: string;
            /** @description 投票的选项 */
            poll: string[];
            /** @description 活动的安排，一行一件；不是活动的为空 */
            plan: string[];
        };
        /** @description 一篇内容的一个版本 */
        ThreadVersion: {
            /**
             * @description 第几版
             * @example 1
             */
            revision: number;
            /**
             * @description 标题，动态为空
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            /**
             * @description 富文本
             * @example <p>没有取景框之后，我反而拍得更慢了。</p>
             */
            content: string;
            /** @description 图片 */
            imageList: components["schemas"]["Image"][];
            about: components["schemas"]["ThreadAbout"];
            editor: components["schemas"]["UserRef"];
            /**
             * @description 写下的时间
             * @example 2026-11-20 08:30:00
             */
            writtenAt: string;
        };
        /** @description 点赞帖子或评论，二者给其一 */
        ThumbupBody: {
            /**
             * @description 帖子编号；与 postId 恰好给一个
             * @example 301
             */
            threadId?: string;
            /**
             * @description 评论编号；与 threadId 恰好给一个
             * @example 7001
             */
            postId?: string;
            /**
             * @description 1 点赞，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
        };
        /** @description 改变后的值与计数 */
        Count: {
            /**
             * @description 现在的值
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 现在的计数
             * @example 13
             */
            count: number;
        };
        /** @description 帖子编号与新值 */
        ThreadFlagBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 1 设置，0 取消
             * @default 1
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
        };
        TippingBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 打赏多少积分
             * @example 20
             */
            points: number;
            /**
             * @description 同一次打赏的重试带同一个值，只算一次
             * @example k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo
             */
            requestId?: string;
        };
        /** @description 打赏之前要知道的 */
        TippingInfo: {
            /**
             * @description 我的余额
             * @example 2480
             */
            balance: number;
            /**
             * @description 今天还能打赏多少
             * @example 260
             */
            leftToday: number;
            /**
             * @description 我已打赏这篇帖子多少
             * @example 20
             */
            tipped: number;
        };
        /** @description 打赏过的一位 */
        Tipper: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像地址
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 一共打赏多少
             * @example 20
             */
            points: number;
        };
        ThreadIdBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
        };
        /** @description 删除帖子 */
        ThreadDelBody: {
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 原因，删他人的帖子时必填
             * @example 广告
             */
            reason?: string;
        };
        /** @description 删除评论 */
        PostDelBody: {
            /**
             * @description 评论编号
             * @example 7001
             */
            postId: string;
            /**
             * @description 原因，删他人的评论时必填
             * @example 广告
             */
            reason?: string;
        };
        /** @description 帖子里提到的人 */
        Friend: {
            /**
             * @description 用户编号
             * @example 15
             */
            userId: string;
            /**
             * @description 昵称
             * @example 苏木木
             */
            nickname: string;
        };
        /** @description 帖子带的话题 */
        ThreadTopic: {
            /**
             * @description 话题编号
             * @example 3
             */
            id: string;
            /**
             * @description 话题名
             * @example 第一视角的秋天
             */
            content: string;
        };
        /** @description 一个链接的卡片 */
        LinkCard: {
            /**
             * @description 正文里写的地址
             * @example https://example.com/a
             */
            href: string;
            /**
             * @description 打开的地址，站内的为路径
             * @example https://example.com/a
             */
            url: string;
            /**
             * @description 标题
             * @example 秋天的一百种绿
             */
            title: string;
            /**
             * @description 一句介绍，可为空
             * @example 从林场到湖边，一路看颜色怎么变。
             */
            description: string;
            /**
             * @description 站点
             * @example example.com
             */
            site: string;
            /**
             * @description 站内内容的配图，没有则省略
             * @example /uploads/2026/11/a1-t.webp
             */
            picUrl?: string;
        };
        /** @description 帖子 */
        Thread: {
            /**
             * @description 帖子编号
             * @example 301
             */
            id: string;
            /**
             * @description 标题，动态为空串
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            /**
             * @description 富文本。列表里是摘要段落，详情里是全文
             * @example <p>没有取景框之后，我反而拍得更慢了。</p>
             */
            content: string;
            /**
             * @description 处理完毕、可直接展示的全文，仅详情有
             * @example <p>没有取景框之后，我反而拍得更慢了。</p>
             */
            final_content?: string;
            /**
             * @description 纯文本摘要，至多 135 字；搜索结果里命中的词由 em 标出且其余已转义
             * @example 没有取景框之后，我反而拍得更慢了。
             */
            excerpt: string;
            /**
             * @description 搜索结果里标出命中词的标题，已转义
             * @example 用<em>眼镜</em>拍完一整个秋天
             */
            highlightTitle?: string;
            /**
             * @description 0 动态，1 帖子，2 活动
             * @example 1
             * @enum {integer}
             */
            threadClassify: 0 | 1 | 2;
            imageList: components["schemas"]["Image"][];
            vedioList: components["schemas"]["Video"][];
            user: components["schemas"]["Author"];
            /**
             * @description 发表时间
             * @example 2026-11-20 08:30:00
             */
            postedAt: string;
            /**
             * @description 最近一次编辑的时间，只在详情里，没有编辑过则没有
             * @example 2026-11-20 09:12:00
             */
            editedAt?: string;
            friendList: components["schemas"]["Friend"][];
            topicList: components["schemas"]["ThreadTopic"][];
            circle?: components["schemas"]["CircleRef"];
            /**
             * @description 所属分组编号，没有则省略
             * @example 2
             */
            groupId?: string;
            /**
             * @description 发表所用设备，没有则省略
             * @example Lens One
             */
            deviceName?: string;
            location?: components["schemas"]["ThreadPlace"];
            /** @description 正文里独占一行的链接的卡片，仅详情有，没有则省略 */
            linkList?: components["schemas"]["LinkCard"][];
            /**
             * @description 1 = 带投票，没有则省略
             * @example 1
             * @enum {integer}
             */
            hasPoll?: 0 | 1;
            poll?: components["schemas"]["Poll"];
            /**
             * @description 1 = 精华
             * @example 1
             * @enum {integer}
             */
            isessence: 0 | 1;
            /**
             * @description 1 = 社区公约
             * @example 0
             * @enum {integer}
             */
            isPact: 0 | 1;
            /**
             * @description 1 = 新手指南
             * @example 0
             * @enum {integer}
             */
            isGuide: 0 | 1;
            /**
             * @description 1 = 在本列表中置顶
             * @example 0
             * @enum {integer}
             */
            isTop: 0 | 1;
            /**
             * @description 1 = 正文或配图有图片
             * @example 1
             * @enum {integer}
             */
            hasImgContent: 0 | 1;
            /**
             * @description 热度 = 点赞 × 2 + 评论 × 5 + 收藏 × 3 + 分享 × 4
             * @example 980
             */
            hotScore: number;
            /**
             * @description 浏览数
             * @example 5120
             */
            viewCount: number;
            /**
             * @description 评论数
             * @example 196
             */
            replyCount: number;
            /**
             * @description 点赞数
             * @example 1284
             */
            likeCount: number;
            /**
             * @description 收藏数
             * @example 873
             */
            favoriteCount: number;
            /**
             * @description 分享数
             * @example 45
             */
            shareCount: number;
        };
        /** @description 帖子对当前查看者而言 */
        Viewer: {
            /**
             * @description 我赞过
             * @example false
             */
            isLike: boolean;
            /**
             * @description 我收藏过
             * @example false
             */
            isFavorite: boolean;
            /**
             * @description 我打赏了多少积分，0 = 没有
             * @example 20
             */
            tipped: number;
            /**
             * @description 我关注了作者
             * @example false
             */
            isFollow: boolean;
            /**
             * @description 与作者互相关注
             * @example false
             */
            isMutual: boolean;
            /** @description 我可以对它做的操作：edit、history、del、undershelf、display、sticky、site、stickycircle、essence、cherrypick、move；以 .propose 结尾的要等批准 */
            mayDo: string[];
            /** @description 它现在带着的标记：sticky 分组置顶，site 全站置顶，stickycircle 圈子置顶，essence 精华，cherrypick 精选；cherrypick.propose、move.propose 已提议，等人决定 */
            marks: string[];
            /**
             * @description 第几版，编辑时带上；没有登录为 0
             * @example 1
             */
            revision: number;
            /**
             * @description 0 审核中，1 正常，2 未通过，3 已下架；不正常的只有作者与有权管它的人看得到
             * @example 1
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /**
             * @description 不正常的原因，空串为没有
             * @example 与社区无关
             */
            why: string;
        };
        /** @description 帖子与它对查看者而言的状态 */
        ThreadWithViewer: {
            thread: components["schemas"]["Thread"];
            viewer: components["schemas"]["Viewer"];
        };
        /** @description 评论，带最前面的三条回复 */
        Post: {
            /**
             * @description 评论编号
             * @example 7001
             */
            id: string;
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 富文本，已删除时为空串
             * @example <p>第三张的光真好。</p>
             */
            content: string;
            imageList: components["schemas"]["Image"][];
            user: components["schemas"]["Author"];
            /**
             * @description 发表时间
             * @example 2026-11-20 08:30:00
             */
            postedAt: string;
            /**
             * @description 楼层，回复为 0
             * @example 3
             */
            floor: number;
            /**
             * @description 1 = 楼主
             * @example 0
             * @enum {integer}
             */
            isAuthor: 0 | 1;
            /**
             * @description 1 = 置顶
             * @example 0
             * @enum {integer}
             */
            isSticky: 0 | 1;
            /**
             * @description 点赞数
             * @example 8
             */
            likeCount: number;
            /**
             * @description 回复数
             * @example 1
             */
            replyCount: number;
            /**
             * @description 我赞过
             * @example false
             */
            isLike: boolean;
            /**
             * @description 我可以删除
             * @example false
             */
            mayDelete: boolean;
            /**
             * @description 0 审核中，1 正常，4 已删除
             * @example 1
             * @enum {integer}
             */
            status: 0 | 1 | 4;
            /** @description 最早的三条回复 */
            replies: components["schemas"]["Reply"][];
        };
        /** @description 要查的编号 */
        ViewerStateBody: {
            threadIds?: string[];
            postIds?: string[];
            userIds?: string[];
            topicIds?: string[];
            circleIds?: string[];
        };
        /** @description 我的一篇大家看不到的帖子 */
        HeldThread: {
            /**
             * @description 帖子编号
             * @example 301
             */
            id: string;
            /**
             * @description 标题，没有标题则为摘要，可为空串
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            /**
             * @description 0 审核中，2 未通过，3 已下架
             * @example 2
             * @enum {integer}
             */
            status: 0 | 2 | 3;
            /**
             * @description 原因，可为空串
             * @example 与社区无关
             */
            why: string;
            /**
             * @description 发表时间
             * @example 2026-11-20 15:02:33
             */
            postedAt: string;
        };
        /** @description 我的一条评论或回复 */
        OwnPost: {
            /**
             * @description 编号
             * @example 7001
             */
            id: string;
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 帖子标题，没有标题则为摘要；帖子已不在则为空串
             * @example 用眼镜拍完一整个秋天
             */
            threadTitle: string;
            /**
             * @description 摘要，可为空串
             * @example 第三张的光真好
             */
            excerpt: string;
            /**
             * @description 几张图
             * @example 0
             */
            imageCount: number;
            /**
             * @description 赞数
             * @example 3
             */
            likeCount: number;
            /**
             * @description 回复数
             * @example 1
             */
            replyCount: number;
            /**
             * @description 时间
             * @example 2026-11-20 15:02:33
             */
            postedAt: string;
        };
        /** @description 我的评论收到的一个赞 */
        CommentLike: {
            /**
             * @description 编号
             * @example 15-7001
             */
            id: string;
            user: components["schemas"]["UserRef"];
            /**
             * @description 评论编号
             * @example 7001
             */
            postId: string;
            /**
             * @description 帖子编号
             * @example 301
             */
            threadId: string;
            /**
             * @description 帖子标题，没有标题则为摘要；帖子已不在则为空串
             * @example 用眼镜拍完一整个秋天
             */
            threadTitle: string;
            /**
             * @description 评论摘要，可为空串
             * @example 第三张的光真好
             */
            excerpt: string;
            /**
             * @description 时间
             * @example 2026-11-20 15:02:33
             */
            likedAt: string;
        };
        /** @description 搜索历史的一项 */
        KeywordItem: {
            /**
             * @description 关键词
             * @example 眼镜
             */
            keyword: string;
        };
        KeywordBody: {
            /**
             * @description 关键词
             * @example 眼镜
             */
            keyword: string;
        };
        /** @description 没有内容 */
        EmptyBody: Record<string, never>;
        /** @description 热门内容的一行 */
        HotThread: {
            /**
             * @description 帖子编号
             * @example 301
             */
            id: string;
            /**
             * @description 标题，动态取摘要
             * @example 近视六百度怎么配镜片
             */
            title: string;
            /**
             * @description 热度 = 点赞 × 2 + 评论 × 5 + 收藏 × 3 + 分享 × 4
             * @example 18000
             */
            hotScore: number;
        };
        /** @description 话题 */
        Topic: {
            /**
             * @description 话题编号
             * @example 3
             */
            id: string;
            /**
             * @description 话题名，不含井号
             * @example 第一视角的秋天
             */
            content: string;
            /**
             * @description 简介
             * @example 把秋天戴在眼睛上
             */
            intro: string;
            /**
             * @description 封面地址，可为空串
             * @example /static/demo/forest.jpg
             */
            cover: string;
            /**
             * @description 浏览数
             * @example 128000
             */
            viewCount: number;
            /**
             * @description 帖子数
             * @example 320
             */
            threadCount: number;
            /**
             * @description 关注数
             * @example 86
             */
            followCount: number;
            /**
             * @description 最近一天的热度：一帖 5，一评论 2
             * @example 68
             */
            dayHeat: number;
            /**
             * @description 最近一周的热度
             * @example 310
             */
            weekHeat: number;
            /**
             * @description boom 爆，fresh 新，hot 热，空串为没有
             * @example hot
             * @enum {string}
             */
            mark: "" | "hot" | "boom" | "fresh";
        };
        /** @description 在话题里发帖的人 */
        TopicWriter: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 近 30 天在话题里的帖子数
             * @example 41
             */
            threadCount: number;
        };
        /** @description 话题的今天、人与相关话题 */
        TopicInsight: {
            /**
             * @description 今天的帖子数，至多数到 1000
             * @example 48
             */
            todayCount: number;
            /**
             * @description 精华帖的篇数，至多数到 10000
             * @example 36
             */
            essenceCount: number;
            /**
             * @description 今天发帖的人数
             * @example 31
             */
            participantCount: number;
            /** @description 近 30 天参与最多的人 */
            writers: components["schemas"]["TopicWriter"][];
            /** @description 常一起出现的话题 */
            related: components["schemas"]["Topic"][];
        };
        /** @description 我关注的话题 */
        FollowedTopic: {
            /**
             * @description 话题编号
             * @example 3
             */
            id: string;
            /**
             * @description 话题名，不含井号
             * @example 第一视角的秋天
             */
            content: string;
            /**
             * @description 封面地址，可为空串
             * @example /static/demo/forest.jpg
             */
            cover: string;
            /**
             * @description 上次看过以后别人发的帖子数，至多数到 100
             * @example 12
             */
            newCount: number;
        };
        TopicFollowBody: {
            /**
             * @description 话题编号
             * @example 3
             */
            topicId: string;
            /**
             * @description 1 关注，0 取消
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
        };
        /** @description 关注的结果 */
        TopicFollowed: {
            /**
             * @description 1 已关注，0 未关注
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 关注数
             * @example 87
             */
            followCount: number;
        };
        TopicIdBody: {
            /**
             * @description 话题编号
             * @example 3
             */
            topicId: string;
        };
        /** @description 上传结果，位于顶层 */
        UploadedFile: {
            /**
             * @description 地址
             * @example /uploads/2026/11/a1.webp
             */
            url: string;
            /**
             * @description 存储路径
             * @example 2026/11/a1.webp
             */
            fileName: string;
            /**
             * @description 新文件名
             * @example a1.webp
             */
            newFileName: string;
            /**
             * @description 原文件名
             * @example IMG_2031.jpg
             */
            originalFilename: string;
            /**
             * @description image 或 video
             * @example image
             * @enum {string}
             */
            type: "image" | "video";
            /**
             * @description 缩略图地址，视频没有
             * @example /uploads/2026/11/a1-t.webp
             */
            thumbnailUrl?: string;
            /**
             * @description 像素宽，视频没有
             * @example 1600
             */
            width?: number;
            /**
             * @description 像素高，视频没有
             * @example 1200
             */
            height?: number;
        };
        /** @description 一个上传的文件 */
        ManagedUpload: {
            /**
             * @description 编号
             * @example 7
             */
            id: string;
            user: components["schemas"]["UserRef"];
            /**
             * @description 种类
             * @example image
             * @enum {string}
             */
            type: "image" | "video";
            /**
             * @description 带钥匙的地址
             * @example /uploads/2026/11/a1.webp?key=1a.b2
             */
            url: string;
            /**
             * @description 缩略图的地址，带钥匙，空串为没有
             * @example /uploads/2026/11/a1-t.webp?key=1a.b2
             */
            thumbnailUrl: string;
            /**
             * @description 字节数
             * @example 204800
             */
            bytes: number;
            /**
             * @description 1 凭地址打得开，0 打不开
             * @example 1
             * @enum {integer}
             */
            isOpen: 0 | 1;
            /**
             * @description 1 被下架
             * @example 0
             * @enum {integer}
             */
            isDown: 0 | 1;
            /**
             * @description 下架的原因，空串为没有
             * @example
             */
            reason: string;
            /**
             * @description 出现在哪篇帖子里，空串为没有
             * @example 301
             */
            threadId: string;
            /**
             * @description 上传时间
             * @example 2026-11-23 08:00:00
             */
            createdAt: string;
        };
        /** @description 下架一个文件，或恢复它 */
        UploadWithdrawBody: {
            /**
             * @description 文件的地址
             * @example /uploads/2026/11/a1.webp
             */
            url: string;
            /**
             * @description 1 下架，0 恢复
             * @example 1
             * @enum {integer}
             */
            value: 0 | 1;
            /**
             * @description 原因，对别人的文件必填
             * @example 含有他人隐私
             */
            reason?: string;
        };
        /** @description 用户列表与搜索的一行 */
        User: {
            /**
             * @description 同 userId
             * @example 12
             */
            id: string;
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像地址
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 签名
             * @example 拍山，也拍山里的信号塔
             */
            signature: string;
            /**
             * @description 用户组名，缺省为普通会员
             * @example 普通会员
             */
            groupName: string;
            /**
             * @description 等级
             * @example 7
             */
            level: number;
            /**
             * @description 1 = 已认证机主
             * @example 1
             * @enum {integer}
             */
            isVerified: 0 | 1;
            /**
             * @description 活跃榜名次，0 为未上榜
             * @example 1
             */
            hotRanking: number;
            /**
             * @description 我是否关注
             * @example false
             */
            isFollow: boolean;
            /**
             * @description 是否互相关注
             * @example false
             */
            isMutual: boolean;
            /**
             * @description 同 isMutual
             * @example false
             */
            isMutualFollow: boolean;
        };
        "schemas-ToUserBody": {
            /**
             * @description 对方的用户编号
             * @example 15
             */
            toUserId: string;
        };
        UserIdBody: {
            /**
             * @description 用户编号
             * @example 15
             */
            userId: string;
        };
        /** @description 佩戴着的一枚徽章 */
        WornBadge: {
            /**
             * @description 徽章编号
             * @example week
             */
            badgeId: string;
            /**
             * @description 名称
             * @example 一周不落
             */
            name: string;
            /**
             * @description 图形
             * @example sun
             * @enum {string}
             */
            icon: "sun" | "pencil" | "glasses" | "heart" | "bolt" | "bookmark" | "book" | "award" | "sparkles" | "userPlus" | "users" | "share" | "gift" | "user" | "calendar" | "mountain" | "sunrise" | "message";
            /**
             * @description 底色
             * @example amber
             * @enum {string}
             */
            tone: "brand" | "amber" | "red" | "blue" | "plum";
        };
        /** @description 一个人的公开资料 */
        Profile: {
            /**
             * @description 用户编号
             * @example 12
             */
            userId: string;
            /**
             * @description 昵称
             * @example 云野
             */
            nickname: string;
            /**
             * @description 头像地址
             * @example /static/demo/av-01.svg
             */
            avatar: string;
            /**
             * @description 封面地址，可为空串
             * @example /static/demo/cover-lake.jpg
             */
            cover: string;
            /**
             * @description 签名
             * @example 拍山，也拍山里的信号塔
             */
            signature: string;
            /**
             * @description 用户组名
             * @example 普通会员
             */
            groupName: string;
            /**
             * @description 等级
             * @example 7
             */
            level: number;
            /**
             * @description 1 = 已认证机主
             * @example 1
             * @enum {integer}
             */
            isVerified: 0 | 1;
            /**
             * @description 认证设备，没有则为空串
             * @example Lens One
             */
            deviceName: string;
            /**
             * @description 粉丝数
             * @example 320
             */
            fansCount: number;
            /**
             * @description 关注数
             * @example 86
             */
            followCount: number;
            /**
             * @description 帖子数
             * @example 42
             */
            threadCount: number;
            /**
             * @description 获赞数
             * @example 5120
             */
            likedCount: number;
            /**
             * @description 活跃榜名次，0 为未上榜
             * @example 1
             */
            hotRanking: number;
            /**
             * @description 加入时间
             * @example 2026-08-24 09:12:00
             */
            joinedAt: string;
            hideFavorites: components["schemas"]["Hidden"];
            /** @description 佩戴着的徽章，至多 3 枚 */
            badges: components["schemas"]["WornBadge"][];
            /**
             * @description 我是否关注
             * @example false
             */
            isFollow: boolean;
            /**
             * @description 是否互相关注
             * @example false
             */
            isMutual: boolean;
            /**
             * @description 同 isMutual
             * @example false
             */
            isMutualFollow: boolean;
        };
        WxSmsBody: {
            /**
             * @description 手机号
             * @example 13800138000
             */
            phone: string;
        };
        WxDecryptBody: {
            /**
             * @description 加密的资料
             * @example CiyLU1Aw2KjvrjMdj8YKliAjtP4gsMZM
             */
            encryptedData: string;
            /**
             * @description 初始向量
             * @example r7BXXKkLb8qrSNn05n0qiA==
             */
            iv: string;
        };
        WxQrcodeBody: {
            /**
             * @description 小程序里的路径，不带参数
             * @example pages/index
             */
            path: string;
            /**
             * @description 带给那一页的参数
             * @example t=12
             */
            scene: string;
        };
        WxWebBody: {
            /**
             * @description 微信给的登录 code，只能用一次
             * @example 0a1B2c3D4e
             */
            code: string;
            /**
             * @description begin 时拿到的 state
             * @example 6f1d2c3b4a5968778695a4b3c2d1e0f9
             */
            state: string;
            /**
             * @description 登录密码；有密码的成员要带
             * @example Lenscape2026
             */
            password?: string;
        };
        WxSchemeBody: {
            /**
             * @description 小程序里的路径，空串为首页
             * @example pages/index
             */
            path: string;
            /**
             * @description 带给那一页的参数，空串为没有
             * @example threadId=12
             */
            query: string;
        };
        WxSmsLoginBody: {
            /**
             * @description 手机号
             * @example 13800138000
             */
            phone: string;
            /**
             * @description 短信验证码
             * @example 482913
             */
            smsCode: string;
            /**
             * @description 邀请码；无效或过期的不计
             * @example K7M2QX
             */
            invitationCode?: string;
        };
        WxWebRegisterBody: {
            /**
             * @description 微信给的登录 code，只能用一次
             * @example 0a1B2c3D4e
             */
            code: string;
            /**
             * @description begin 时拿到的 state
             * @example 6f1d2c3b4a5968778695a4b3c2d1e0f9
             */
            state: string;
            /**
             * @description 昵称，2 至 12 个字符，缺省由系统取名
             * @example 新来的镜友
             */
            nickname?: string;
            /**
             * @description 邀请码；无效或过期的不计
             * @example K7M2QX
             */
            invitationCode?: string;
        };
        WxLoginBody: {
            /**
             * @description 微信给的登录 code，只能用一次
             * @example 0a1B2c3D4e
             */
            code: string;
        };
        WxRegisterBody: {
            /**
             * @description 微信给的登录 code，只能用一次
             * @example 0a1B2c3D4e
             */
            code: string;
            /**
             * @description 昵称，2 至 12 个字符，缺省由系统取名
             * @example 新来的镜友
             */
            nickname?: string;
            /**
             * @description 邀请码；无效或过期的不计
             * @example K7M2QX
             */
            invitationCode?: string;
        };
        WxUnbindBody: {
            /**
             * @description wx = 微信；phone = 手机
             * @example wx
             * @enum {string}
             */
            way: "wx" | "phone";
            /**
             * @description 登录密码；有密码的成员要带
             * @example Lenscape2026
             */
            password?: string;
        };
        PhoneSmsBody: {
            /**
             * @description 手机号
             * @example 13800138000
             */
            phone: string;
            /**
             * @description 图形验证码，不分大小写
             * @example 7k2m
             */
            code?: string;
            /**
             * @description 图形验证码编号
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            uuid?: string;
        };
        PhoneBindBody: {
            /**
             * @description 手机号
             * @example 13800138000
             */
            phone: string;
            /**
             * @description 短信验证码
             * @example 482913
             */
            smsCode: string;
            /**
             * @description 登录密码；有密码的成员要带
             * @example Lenscape2026
             */
            password?: string;
        };
        PhonePasswordBody: {
            /**
             * @description 绑定的手机号
             * @example 13800138000
             */
            phone: string;
            /**
             * @description 短信验证码
             * @example 482913
             */
            smsCode: string;
            /**
             * @description 新密码
             * @example mountains-at-dawn
             */
            newPassword: string;
        };
        /** @description 只有成败的回答 */
        Done: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
        };
        /** @description 事件里的作者 */
        EventAuthor: {
            /**
             * @description 用户编号
             * @example 8
             */
            userId: string;
            /**
             * @description 昵称
             * @example 林间
             */
            nickname: string;
        };
        /** @description 事件里的帖子，访客看得到的 */
        ThreadEvent: {
            /**
             * @description 帖子编号
             * @example 327
             */
            id: string;
            /**
             * @description 标题，没有写标题的是空串
             * @example 用眼镜拍完一整个秋天
             */
            title: string;
            /**
             * @description 正文的开头
             * @example 没有取景框之后，我反而拍得更慢了。
             */
            excerpt: string;
            /**
             * @description 所在的圈子，null 为不在圈子里
             * @example 1
             */
            circleId: string | null;
            /**
             * Format: date-time
             * @description 发布时间
             * @example 2026-11-23T02:11:59.000Z
             */
            postedAt: string;
            author: components["schemas"]["EventAuthor"];
            /**
             * @description 页面地址
             * @example https://community.example/pages/content/postdetail?threadId=327
             */
            url: string;
        };
        /** @description 已经不是人人可看的，只有编号 */
        GoneEvent: {
            /**
             * @description 编号
             * @example 327
             */
            id: string;
        };
        /** @description 事件里的评论，访客看得到的 */
        CommentEvent: {
            /**
             * @description 评论编号
             * @example 1024
             */
            id: string;
            /**
             * @description 帖子编号
             * @example 327
             */
            threadId: string;
            /**
             * @description 内容的开头
             * @example 第三张的光真好。
             */
            excerpt: string;
            /**
             * Format: date-time
             * @description 评论时间
             * @example 2026-11-23T02:11:59.000Z
             */
            createdAt: string;
            author: components["schemas"]["EventAuthor"];
            /**
             * @description 页面上这条评论的地址
             * @example https://community.example/pages/content/postdetail?threadId=327#comment-1024
             */
            url: string;
        };
        /** @description 事件里的反馈 */
        FeedbackEvent: {
            /**
             * @description 反馈编号
             * @example 5
             */
            id: string;
            /**
             * @description 告诉成员的单号
             * @example FB20261123001
             */
            no: string;
            kind: components["schemas"]["FeedbackKind"];
            status: components["schemas"]["FeedbackStatus"];
            /**
             * @description 标题，只在它是公开的已知问题时；其余为 null
             * @example null
             */
            title: string | null;
        };
        /** @description 事件里的举报，不含谁举报的、写了什么 */
        ReportEvent: {
            /**
             * @description 案子编号
             * @example 3
             */
            id: string;
            /**
             * @description 被举报的是什么：帖子、评论、成员、私信
             * @example thread
             * @enum {string}
             */
            targetType: "thread" | "post" | "user" | "message";
            /**
             * @description 它的编号；私信的是会话编号
             * @example 327
             */
            targetId: string;
            /**
             * @description 0 待处理，1 处理中，2 已处理，3 已驳回
             * @example 0
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
        };
        /** @description 有了一个人人可看的帖子 */
        ThreadCreatedWebhook: {
            /**
             * @description 事件
             * @example thread.created
             * @constant
             */
            type: "thread.created";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            data: components["schemas"]["ThreadEvent"] | components["schemas"]["GoneEvent"];
        };
        /** @description 一个帖子不再人人可看 */
        ThreadRemovedWebhook: {
            /**
             * @description 事件
             * @example thread.removed
             * @constant
             */
            type: "thread.removed";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            data: components["schemas"]["GoneEvent"] | components["schemas"]["ThreadEvent"];
        };
        /** @description 有了一条人人可看的评论或回复 */
        CommentCreatedWebhook: {
            /**
             * @description 事件
             * @example comment.created
             * @constant
             */
            type: "comment.created";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            data: components["schemas"]["CommentEvent"] | components["schemas"]["GoneEvent"];
        };
        /** @description 成员提了一条反馈 */
        FeedbackCreatedWebhook: {
            /**
             * @description 事件
             * @example feedback.created
             * @constant
             */
            type: "feedback.created";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            data: components["schemas"]["FeedbackEvent"] | components["schemas"]["GoneEvent"];
        };
        /** @description 官方答复了一条反馈 */
        FeedbackAnsweredWebhook: {
            /**
             * @description 事件
             * @example feedback.answered
             * @constant
             */
            type: "feedback.answered";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            data: components["schemas"]["FeedbackEvent"] | components["schemas"]["GoneEvent"];
        };
        /** @description 成员举报了内容，开了一个新案子 */
        ReportCreatedWebhook: {
            /**
             * @description 事件
             * @example report.created
             * @constant
             */
            type: "report.created";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            data: components["schemas"]["ReportEvent"] | components["schemas"]["GoneEvent"];
        };
        /** @description 一个举报案子有了结果 */
        ReportDecidedWebhook: {
            /**
             * @description 事件
             * @example report.decided
             * @constant
             */
            type: "report.decided";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            data: components["schemas"]["ReportEvent"] | components["schemas"]["GoneEvent"];
        };
        /** @description 运营在后台点了试一试 */
        PingWebhook: {
            /**
             * @description 事件
             * @example ping
             * @constant
             */
            type: "ping";
            /**
             * Format: date-time
             * @description 事件的时间
             * @example 2026-11-23T02:11:59.000Z
             */
            timestamp: string;
            /** @description 什么也没有 */
            data: Record<string, never>;
        };
        MemberStartResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["MemberStart"];
        };
        OwnInfoRevokedResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 注销的安排 */
            data: {
                /**
                 * @description 账号在此时注销，之前登录即取消
                 * @example 2026-12-06 09:30:00
                 */
                closesAt: string;
            };
        };
        AccountSessionListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 登录着的设备 */
            data: components["schemas"]["AccountSession"][];
        };
        ActivityCardPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ActivityCard"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ActivityCountsResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 各状态有几个 */
            data: {
                /**
                 * @description 报名中
                 * @example 3
                 */
                open: number;
                /**
                 * @description 即将开始
                 * @example 2
                 */
                soon: number;
                /**
                 * @description 进行中
                 * @example 1
                 */
                ongoing: number;
            };
        };
        ActivityResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Activity"];
        };
        ActivityMineResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 这个活动与我 */
            data: {
                signup?: components["schemas"]["OwnSignup"];
                /**
                 * @description 1 = 我是发起人，或有权代管
                 * @example 0
                 * @enum {integer}
                 */
                isOrganiser: 0 | 1;
                /**
                 * @description 线上活动的链接，通过后才有
                 * @example https://meet.example/8201
                 */
                onlineUrl?: string;
                own?: components["schemas"]["OwnActivity"];
            };
        };
        ActivitySignupResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 报名的结果 */
            data: {
                status: components["schemas"]["SignupStatus"];
            };
        };
        ActivitySignupPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ActivitySignup"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ActivityCheckInResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 谁签到了 */
            data: {
                user: components["schemas"]["UserRef"];
                /**
                 * @description 怎么称呼
                 * @example 云野
                 */
                name: string;
            };
        };
        AddressListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 收货地址 */
            data: components["schemas"]["Address"][];
        };
        AddressResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Address"];
        };
        /** @description 图形验证码。关闭时只有 captchaEnabled: false */
        CaptchaResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /**
             * @description 是否需要验证码
             * @example true
             */
            captchaEnabled: boolean;
            /**
             * @description 验证码编号，32 位十六进制
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            uuid?: string;
            /**
             * @description PNG 的 base64，不带 data: 前缀
             * @example iVBORw0KGgo=
             */
            img?: string;
        };
        /** @description 会话令牌，位于顶层 */
        SessionTokenResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /**
             * @description 不透明的会话令牌
             * @example b7Qm0c4Vn1pY2rXk8sTz5wLd3fHg6jAe
             */
            token: string;
        };
        /** @description 当前会话的账号、角色与权限，位于顶层 */
        SessionInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            user: {
                /**
                 * @description 用户编号
                 * @example 12
                 */
                userId: string;
                /**
                 * @description 账号名
                 * @example member
                 */
                userName: string;
                /**
                 * @description 昵称
                 * @example 云野
                 */
                nickName: string;
                /**
                 * @description 头像地址
                 * @example /static/demo/av-01.svg
                 */
                avatar: string;
            };
            /** @description 角色 */
            roles: string[];
            /** @description 权限 */
            permissions: string[];
        };
        BadgeWallResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["BadgeWall"];
        };
        DaySignResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["DaySign"];
        };
        CheckInInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["CheckInInfo"];
        };
        CheckInCalendarResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["CheckInCalendar"];
        };
        CheckInMakeupResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 补签的结果 */
            data: {
                /**
                 * @description 补的是哪一天
                 * @example 2026-11-03
                 */
                day: string;
                /**
                 * @description 现在连续几天
                 * @example 6
                 */
                streak: number;
                /**
                 * @description 本月已签几天
                 * @example 17
                 */
                monthDays: number;
                /**
                 * @description 本月还能补签几次
                 * @example 2
                 */
                makeupLeft: number;
                /**
                 * @description 现在的积分
                 * @example 2450
                 */
                pointsCount: number;
            };
        };
        EarlyBirdPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["EarlyBird"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        PrizePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Prize"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        PrizeClaimResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["PrizeClaim"];
        };
        PrizeClaimPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["PrizeClaim"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ManagedClaimPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedClaim"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        GroupPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Group"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        GroupResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Group"];
        };
        CirclePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Circle"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        CircleResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Circle"];
        };
        CircleOptionPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["CircleOption"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ConsoleAccessResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 后台里我进得去的各处 */
            data: components["schemas"]["ConsoleSection"][];
        };
        ConsoleMemberPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ConsoleMember"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ConsoleMemberDetailResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ConsoleMemberDetail"];
        };
        ConsoleGroupListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 所有用户组 */
            data: components["schemas"]["ConsoleGroup"][];
        };
        ConsoleThreadPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ConsoleThread"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        AuditRowPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["AuditRow"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ConsoleSettingsResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ConsoleSettings"];
        };
        DeviceModelsResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 可以认证的型号 */
            data: components["schemas"]["DeviceModel"][];
        };
        DeviceListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 我的设备 */
            data: {
                /** @description 主设备在前，其后新的在前 */
                devices: components["schemas"]["Device"][];
                quota: components["schemas"]["DeviceQuota"];
            };
        };
        DeviceResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Device"];
        };
        DeviceApplyResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 提交的申请 */
            data: {
                /**
                 * @description 申请编号
                 * @example 1
                 */
                id: string;
                authStatus: components["schemas"]["DeviceStatus"];
            };
        };
        DeviceReviewPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["DeviceReview"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        DraftRowPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["DraftRow"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        DraftResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Draft"];
        };
        DraftSavedResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["DraftSaved"];
        };
        AccountExportResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 下载地址，10 分钟内有效，只能用一次
                 * @example /exports/6f1d2c3b4a59
                 */
                url: string;
                /**
                 * @description 失效时间
                 * @example 2026-11-21 20:10:00
                 */
                expiresAt: string;
            };
        };
        SuggestPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Suggest"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        FeedbackSubmitResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 提交的反馈 */
            data: {
                /**
                 * @description 编号
                 * @example 1
                 */
                id: string;
                /**
                 * @description 给人看的编号
                 * @example FB20261121001
                 */
                no: string;
            };
        };
        FeedbackPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Feedback"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        FeedbackSummaryResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 我的反馈小结 */
            data: {
                /**
                 * @description 我提过几条
                 * @example 5
                 */
                total: number;
                /**
                 * @description 几条待我补充
                 * @example 1
                 */
                waiting: number;
                /** @description 我也遇到的已知问题 */
                meTooIds: string[];
            };
        };
        FeedbackDetailResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["FeedbackDetail"];
        };
        FeedbackStaffRowPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["FeedbackStaffRow"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        FaqPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Faq"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        FiguresResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Figures"];
        };
        HealthResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Health"];
        };
        FaqVotesResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 我的票 */
            data: components["schemas"]["FaqVote"][];
        };
        BannerPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Banner"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        HomeSpecshopResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Floor"][];
        };
        AppTabResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["AppTab"][];
        };
        AppMenuResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["MenuItem"][];
        };
        EmojiListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Emoji"][];
        };
        DictListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["DictItem"][];
        };
        SiteInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["SiteInfo"];
        };
        ApiKeyListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ApiKeyList"];
        };
        ApiKeyCreatedResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ApiKeyCreated"];
        };
        WebhookPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Webhook"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        WebhookSavedResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["WebhookSaved"];
        };
        WebhookDeliveryPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["WebhookDelivery"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        WebhookReplayResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 有多少次会再送
                 * @example 3
                 */
                count: number;
            };
        };
        MyInvitationResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["MyInvitation"];
        };
        InvitationPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Invitation"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        WelcomeResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Welcome"];
        };
        GoodsPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Goods"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        GoodsDetailResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["GoodsDetail"];
        };
        GoodsStandingResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 我在商城里的样子 */
            data: {
                /**
                 * @description 我的积分
                 * @example 2480
                 */
                points: number;
                /**
                 * @description 我的等级
                 * @example 9
                 */
                level: number;
                /**
                 * @description 这件商品我兑过几件，取消的不算
                 * @example 1
                 */
                exchangedNum: number;
                /**
                 * @description 待发货的订单数
                 * @example 1
                 */
                waitingNum: number;
                /**
                 * @description 已发货的订单数
                 * @example 1
                 */
                shippedNum: number;
            };
        };
        OrderResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Order"];
        };
        OrderPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Order"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        OrderDetailResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["OrderDetail"];
        };
        OrderCodeResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 兑换码 */
            data: string[];
        };
        GoodsManageSaveResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 存下的商品 */
            data: {
                /**
                 * @description 商品编号
                 * @example 1
                 */
                id: string;
            };
        };
        GoodsManageRestockResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 补货之后 */
            data: {
                /**
                 * @description 剩余件数
                 * @example 56
                 */
                stock: number;
            };
        };
        ManagedOrderPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedOrder"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        GoodsCodePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["GoodsCode"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ManagedTopicPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedTopic"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        SavedResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Saved"];
        };
        ManagedActivityPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedActivity"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ActivityExportResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ActivityExport"];
        };
        ManagedTaskPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedTask"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ManagedBannerPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedBanner"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ManagedMenuPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedMenu"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ManagedCirclePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedCircle"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ManagedFloorPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedFloor"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        JoinedCirclePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["JoinedCircle"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        CircleStandingResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["CircleStanding"];
        };
        CircleMemberPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["CircleMember"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        CircleApplyPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["CircleApply"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        DialogInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["DialogInfo"];
        };
        MessageResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Message"];
        };
        DialogPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Dialog"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        MessagePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Message"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        BlockedUserPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["BlockedUser"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ActAnswerResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ActAnswer"];
        };
        PostMayDoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["PostMayDo"];
        };
        UserMayDoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["UserMayDo"];
        };
        ReportCasePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ReportCase"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ReportDetailResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ReportDetail"];
        };
        ReviewRowPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ReviewRow"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ProposalPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Proposal"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        WordPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Word"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        UnreadNotificationResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 未读数 */
            data: {
                /**
                 * @description 互动通知：回复、点赞、收藏、关注、提到
                 * @example 3
                 */
                unreadNotifications: number;
                /**
                 * @description 私信
                 * @example 0
                 */
                dialogNotifications: number;
                /**
                 * @description 系统通知
                 * @example 0
                 */
                systemNotifications: number;
                /**
                 * @description 版本：与我有关的消息每变一次就加一，例如来了新消息、对方读了或撤回了
                 * @example 12
                 */
                revision: number;
            };
        };
        PostNoticePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["PostNotice"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        SystemNoticePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["SystemNotice"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        NoticeSettingsResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["NoticeSettings"];
        };
        PointsInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["PointsInfo"];
        };
        PointEntryPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["PointEntry"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        PointsMonthsResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 各月 */
            data: components["schemas"]["PointsMonth"][];
        };
        LevelInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["LevelInfo"];
        };
        ReconcileResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Reconcile"];
        };
        PointsAdjustedResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["PointsAdjusted"];
        };
        PointAccountPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["PointAccount"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        PollMineResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["PollMine"];
        };
        ManagedSurveyPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedSurvey"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        QuestionnaireManageDetailResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 一份问卷和它的题目 */
            data: {
                /**
                 * @description 问卷编号
                 * @example 1
                 */
                id: string;
                /**
                 * @description 标题
                 * @example 1.1.0 用了两周，说说感受
                 */
                title: string;
                /**
                 * @description 开始时间
                 * @example 2026-11-15 00:00:00
                 */
                startAt: string;
                /**
                 * @description 截止时间
                 * @example 2026-12-01 00:00:00
                 */
                endAt: string;
                state: components["schemas"]["ManagedSurveyState"];
                /**
                 * @description 奖励积分，0 为没有
                 * @example 30
                 */
                rewardPoints: number;
                /**
                 * @description 几道题
                 * @example 6
                 */
                questionCount: number;
                /**
                 * @description 已有几人填写
                 * @example 1204
                 */
                answerCount: number;
                /**
                 * @description 说明
                 * @example 六道题，大约两分钟。
                 */
                intro: string;
                /**
                 * @description 题目改过几次，修改时带回
                 * @example 1
                 */
                revision: number;
                /** @description 题目 */
                questions: components["schemas"]["SurveyQuestion"][];
            };
        };
        SurveyTextRowPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["SurveyTextRow"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        QuestionnaireExportResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 一批回答 */
            data: {
                /**
                 * @description CSV 的若干行，第一批带表头
                 * @example 提交时间,1. 触控顺不顺手
                 */
                csv: string;
                /**
                 * @description 下一批从哪里起，空串为没有了
                 * @example
                 */
                next: string;
            };
        };
        SurveyPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Survey"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        QuestionnaireDetailResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 一份问卷和它的题目 */
            data: {
                /**
                 * @description 题目改过几次，提交时带回
                 * @example 1
                 */
                revision: number;
                /**
                 * @description 问卷编号
                 * @example 1
                 */
                id: string;
                /**
                 * @description 标题
                 * @example 1.1.0 用了两周，说说感受
                 */
                title: string;
                /**
                 * @description 说明
                 * @example 六道题，大约两分钟。
                 */
                intro: string;
                /**
                 * @description 开始时间
                 * @example 2026-11-15 00:00:00
                 */
                startAt: string;
                /**
                 * @description 截止时间
                 * @example 2026-12-01 00:00:00
                 */
                endAt: string;
                status: components["schemas"]["SurveyStatus"];
                /**
                 * @description 奖励积分，0 为没有
                 * @example 30
                 */
                rewardPoints: number;
                /**
                 * @description 几道题
                 * @example 6
                 */
                questionCount: number;
                /**
                 * @description 已有几人填写
                 * @example 1204
                 */
                answerCount: number;
                /**
                 * @description 1 = 我已提交
                 * @example 0
                 * @enum {integer}
                 */
                isAnswered: 0 | 1;
                /** @description 题目 */
                questions: components["schemas"]["SurveyQuestion"][];
            };
        };
        QuestionnaireSubmitResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 提交的结果 */
            data: {
                /**
                 * @description 得到的积分
                 * @example 30
                 */
                points: number;
            };
        };
        QuestionnaireResultsResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 一份问卷的结果 */
            data: {
                /**
                 * @description 问卷编号
                 * @example 1
                 */
                id: string;
                /**
                 * @description 标题
                 * @example 1.1.0 用了两周，说说感受
                 */
                title: string;
                /**
                 * @description 几人填写
                 * @example 12
                 */
                answerCount: number;
                /** @description 各题的结果 */
                questions: components["schemas"]["SurveyQuestionResult"][];
            };
        };
        RecommendHiddenResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["RecommendHidden"];
        };
        TaskListResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 按顺序排好的任务 */
            data: components["schemas"]["Task"][];
            /**
             * @description 总数
             * @example 5
             */
            total: number;
        };
        TaskInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["TaskInfo"];
        };
        ThreadCreateResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 新帖子 */
            data: {
                /**
                 * @description 帖子编号
                 * @example 301
                 */
                id: string;
                /**
                 * @description 0 待审核，1 已发表
                 * @example 1
                 * @enum {integer}
                 */
                status: 0 | 1;
            };
        };
        ReplyResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Reply"];
        };
        ThreadEditResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 编辑好的内容 */
            data: {
                /**
                 * @description 帖子编号
                 * @example 301
                 */
                id: string;
                /**
                 * @description 第几版
                 * @example 1
                 */
                revision: number;
                /**
                 * @description 0 = 等待审核，1 = 正常，3 = 已下架
                 * @example 1
                 * @enum {integer}
                 */
                status: 0 | 1 | 3;
            };
        };
        ThreadHistoryResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 各个版本 */
            data: components["schemas"]["ThreadVersion"][];
        };
        CountResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Count"];
        };
        TippingInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["TippingInfo"];
        };
        TipperPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Tipper"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ThreadPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Thread"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ThreadResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Thread"];
        };
        ThreadWithViewerResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["ThreadWithViewer"];
        };
        PostPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Post"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ReplyPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Reply"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ViewerStateResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 所查编号中与我有关的那些 */
            data: {
                /** @description 我赞过的帖子 */
                likedThreadIds: string[];
                /** @description 我收藏的帖子 */
                favoritedThreadIds: string[];
                /** @description 我赞过的评论 */
                likedPostIds: string[];
                /** @description 我关注的人 */
                followedUserIds: string[];
                /** @description 互相关注的人 */
                mutualUserIds: string[];
                /** @description 我关注的话题 */
                followedTopicIds: string[];
                /** @description 我加入的圈子 */
                joinedCircleIds: string[];
                /** @description 我申请了、还在审核的圈子 */
                waitingCircleIds: string[];
            };
        };
        HeldThreadPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["HeldThread"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        OwnPostPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["OwnPost"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        CommentLikePage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["CommentLike"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        KeywordItemPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["KeywordItem"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ThreadHotResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /** @description 日、月、年三个榜 */
            data: {
                day: components["schemas"]["HotThread"][];
                month: components["schemas"]["HotThread"][];
                year: components["schemas"]["HotThread"][];
            };
        };
        TopicPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["Topic"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        TopicResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Topic"];
        };
        TopicInsightResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["TopicInsight"];
        };
        FollowedTopicPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["FollowedTopic"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        TopicFollowedResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["TopicFollowed"];
        };
        /** @description 上传结果，位于顶层 */
        UploadedFileResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            /**
             * @description 地址
             * @example /uploads/2026/11/a1.webp
             */
            url: string;
            /**
             * @description 存储路径
             * @example 2026/11/a1.webp
             */
            fileName: string;
            /**
             * @description 新文件名
             * @example a1.webp
             */
            newFileName: string;
            /**
             * @description 原文件名
             * @example IMG_2031.jpg
             */
            originalFilename: string;
            /**
             * @description image 或 video
             * @example image
             * @enum {string}
             */
            type: "image" | "video";
            /**
             * @description 缩略图地址，视频没有
             * @example /uploads/2026/11/a1-t.webp
             */
            thumbnailUrl?: string;
            /**
             * @description 像素宽，视频没有
             * @example 1600
             */
            width?: number;
            /**
             * @description 像素高，视频没有
             * @example 1200
             */
            height?: number;
        };
        ManagedUploadPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["ManagedUpload"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        UserPage: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            rows: components["schemas"]["User"][];
            /**
             * @description 符合条件的总数
             * @example 1
             */
            total: number;
        };
        ProfileResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["Profile"];
        };
        OwnInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: components["schemas"]["OwnInfo"];
        };
        WxShortLinkResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 短链接
                 * @example #小程序://镜界社区/帖子/abc123
                 */
                link: string;
            };
        };
        WxShareMiniProgramResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 小程序的 appId
                 * @example wx0123456789abcdef
                 */
                appId: string;
                /**
                 * @description 小程序里的路径
                 * @example pages/content/postdetail?threadId=12
                 */
                path: string;
                /**
                 * @description 卡片的标题
                 * @example 用眼镜拍完一整个秋天
                 */
                title: string;
                /**
                 * @description 卡片的图的完整地址：第一张图，没有时为正文里第一张 https 图，空串为没有
                 * @example https://lenscape.example/static/demo/alley-t.webp
                 */
                imageUrl: string;
            };
        };
        WxInfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 1 = 绑定了微信
                 * @example 1
                 * @enum {integer}
                 */
                isWxBound: 0 | 1;
                /**
                 * @description 微信昵称，不知道时为空串
                 * @example 云野
                 */
                wxNickname: string;
                /**
                 * @description 手机号，中间四位不露出；空串为没有绑定
                 * @example 138****5678
                 */
                phone: string;
                /**
                 * @description 1 = 可以用账号和密码登录
                 * @example 1
                 * @enum {integer}
                 */
                hasPassword: 0 | 1;
            };
        };
        WxDecryptResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 绑定的手机号，中间四位不露出；资料里没有手机号时为空串
                 * @example 138****5678
                 */
                phone: string;
                /**
                 * @description 微信昵称，资料里没有时为空串
                 * @example 云野
                 */
                nickname: string;
                /**
                 * @description 微信头像，资料里没有时为空串
                 * @example
                 */
                avatar: string;
            };
        };
        WxQrcodeResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 图片，data: 地址
                 * @example data:image/png;base64,iVBORw0KGgo=
                 */
                url: string;
            };
        };
        WxUserinfoResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 微信昵称
                 * @example 云野
                 */
                nickname: string;
                /**
                 * @description 微信头像
                 * @example
                 */
                avatar: string;
            };
        };
        WxSchemeResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 打开小程序的链接
                 * @example weixin://dl/business/?t=Yt0a1B2c3D
                 */
                openlink: string;
            };
        };
        WxWaysResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 1 = 可以用微信扫码登录
                 * @example 1
                 * @enum {integer}
                 */
                web: 0 | 1;
                /**
                 * @description 1 = 接通了小程序
                 * @example 1
                 * @enum {integer}
                 */
                mini: 0 | 1;
                /**
                 * @description 1 = 可以用短信验证码登录
                 * @example 1
                 * @enum {integer}
                 */
                sms: 0 | 1;
            };
        };
        WxBeginResult: {
            /**
             * @description 成功
             * @example 200
             * @constant
             */
            code: 200;
            /**
             * @description 给人看的一句话
             * @example 操作成功
             */
            msg: string;
            data: {
                /**
                 * @description 去微信确认身份的地址
                 * @example https://open.weixin.qq.com/connect/qrconnect
                 */
                url: string;
                /**
                 * @description 回来时要核对的 state
                 * @example 6f1d2c3b4a5968778695a4b3c2d1e0f9
                 */
                state: string;
            };
        };
    };
    responses: {
        /** @description 没有这个地址，或地址读不出来 */
        Http404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 请求体或文件过大 */
        Http413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 请求体的内容类型不对 */
        Http415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 太频繁，稍后再试 */
        Http429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 服务端故障，只给编号 */
        Http500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description 服务暂不可用，稍后再试 */
        Http503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description 第几页，从 1 起 */
        pageNum: number;
        /** @description 每页条数 */
        pageSize: number;
        /** @description 排序方向 */
        isAsc: "asc" | "desc";
        /** @description 关键词 */
        keyWord: string;
        /** @description 这次推送的编号，每次重试都一样：收过的可以丢掉 */
        webhookId: string;
        /** @description 签名的时刻，Unix 秒；与现在差得多的不要信 */
        webhookTimestamp: string;
        /** @description Standard Webhooks 的签名，v1, 加上 base64；换密钥后的 24 小时内有两个，以空格隔开 */
        webhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type SessionInfo = components['schemas']['SessionInfo'];
export type Gender = components['schemas']['Gender'];
export type Birthday = components['schemas']['Birthday'];
export type Hidden = components['schemas']['Hidden'];
export type FontSize = components['schemas']['FontSize'];
export type CircleName = components['schemas']['CircleName'];
export type Denial = components['schemas']['Denial'];
export type OwnInfo = components['schemas']['OwnInfo'];
export type TaskInfo = components['schemas']['TaskInfo'];
export type CheckInInfo = components['schemas']['CheckInInfo'];
export type LiveUnread = components['schemas']['LiveUnread'];
export type MemberStart = components['schemas']['MemberStart'];
export type OwnInfoUpdateBody = components['schemas']['OwnInfoUpdateBody'];
export type OwnInfoRevokedBody = components['schemas']['OwnInfoRevokedBody'];
export type AccountPasswordBody = components['schemas']['AccountPasswordBody'];
export type AccountSession = components['schemas']['AccountSession'];
export type AccountSessionEndBody = components['schemas']['AccountSessionEndBody'];
export type ActivityTab = components['schemas']['ActivityTab'];
export type ActivityState = components['schemas']['ActivityState'];
export type UserRef = components['schemas']['UserRef'];
export type ActivityCard = components['schemas']['ActivityCard'];
export type Author = components['schemas']['Author'];
export type Place = components['schemas']['Place'];
export type AgendaItem = components['schemas']['AgendaItem'];
export type ActivityField = components['schemas']['ActivityField'];
export type Activity = components['schemas']['Activity'];
export type SignupStatus = components['schemas']['SignupStatus'];
export type OwnSignup = components['schemas']['OwnSignup'];
export type ActivityInput = components['schemas']['ActivityInput'];
export type OwnActivity = components['schemas']['OwnActivity'];
export type ActivitySignupBody = components['schemas']['ActivitySignupBody'];
export type ActivityIdBody = components['schemas']['ActivityIdBody'];
export type ActivitySignup = components['schemas']['ActivitySignup'];
export type ActivityReviewBody = components['schemas']['ActivityReviewBody'];
export type ActivityCheckInBody = components['schemas']['ActivityCheckInBody'];
export type ActivityCancelBody = components['schemas']['ActivityCancelBody'];
export type Address = components['schemas']['Address'];
export type AddressAddBody = components['schemas']['AddressAddBody'];
export type AddressUpdateBody = components['schemas']['AddressUpdateBody'];
export type AddressIdBody = components['schemas']['AddressIdBody'];
export type Captcha = components['schemas']['Captcha'];
export type LoginBody = components['schemas']['LoginBody'];
export type SessionToken = components['schemas']['SessionToken'];
export type RegisterBody = components['schemas']['RegisterBody'];
export type Badge = components['schemas']['Badge'];
export type BadgeWall = components['schemas']['BadgeWall'];
export type BadgeWearBody = components['schemas']['BadgeWearBody'];
export type FilterBody = components['schemas']['FilterBody'];
export type DaySign = components['schemas']['DaySign'];
export type CheckInDay = components['schemas']['CheckInDay'];
export type CheckInCalendar = components['schemas']['CheckInCalendar'];
export type MakeupBody = components['schemas']['MakeupBody'];
export type EarlyBird = components['schemas']['EarlyBird'];
export type RemindBody = components['schemas']['RemindBody'];
export type Prize = components['schemas']['Prize'];
export type PrizeAddress = components['schemas']['PrizeAddress'];
export type PrizeClaimBody = components['schemas']['PrizeClaimBody'];
export type PrizeAddressShown = components['schemas']['PrizeAddressShown'];
export type PrizeClaim = components['schemas']['PrizeClaim'];
export type ClaimIdBody = components['schemas']['ClaimIdBody'];
export type PrizeShipBody = components['schemas']['PrizeShipBody'];
export type ManagedClaim = components['schemas']['ManagedClaim'];
export type Group = components['schemas']['Group'];
export type Circle = components['schemas']['Circle'];
export type CircleOption = components['schemas']['CircleOption'];
export type ConsoleSection = components['schemas']['ConsoleSection'];
export type ConsoleMember = components['schemas']['ConsoleMember'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditRow = components['schemas']['AuditRow'];
export type ConsoleMemberDetail = components['schemas']['ConsoleMemberDetail'];
export type ConsoleMemberBody = components['schemas']['ConsoleMemberBody'];
export type ConsoleGroup = components['schemas']['ConsoleGroup'];
export type ConsoleThread = components['schemas']['ConsoleThread'];
export type ConsoleSettings = components['schemas']['ConsoleSettings'];
export type DeviceModel = components['schemas']['DeviceModel'];
export type DeviceStatus = components['schemas']['DeviceStatus'];
export type DeviceChannel = components['schemas']['DeviceChannel'];
export type Image = components['schemas']['Image'];
export type Device = components['schemas']['Device'];
export type DeviceQuota = components['schemas']['DeviceQuota'];
export type DeviceApplyBody = components['schemas']['DeviceApplyBody'];
export type DeviceIdBody = components['schemas']['DeviceIdBody'];
export type DeviceRenameBody = components['schemas']['DeviceRenameBody'];
export type DeviceReview = components['schemas']['DeviceReview'];
export type DeviceRefuseBody = components['schemas']['DeviceRefuseBody'];
export type CircleRef = components['schemas']['CircleRef'];
export type DraftRow = components['schemas']['DraftRow'];
export type Draft = components['schemas']['Draft'];
export type DraftSaveBody = components['schemas']['DraftSaveBody'];
export type DraftSaved = components['schemas']['DraftSaved'];
export type DraftIdBody = components['schemas']['DraftIdBody'];
export type AccountExportBody = components['schemas']['AccountExportBody'];
export type FeedbackStatus = components['schemas']['FeedbackStatus'];
export type Suggest = components['schemas']['Suggest'];
export type ChangeSuggestStatusBody = components['schemas']['ChangeSuggestStatusBody'];
export type FeedbackKind = components['schemas']['FeedbackKind'];
export type FeedbackSubmitBody = components['schemas']['FeedbackSubmitBody'];
export type FeedbackReply = components['schemas']['FeedbackReply'];
export type Feedback = components['schemas']['Feedback'];
export type FeedbackDetail = components['schemas']['FeedbackDetail'];
export type FeedbackReplyBody = components['schemas']['FeedbackReplyBody'];
export type FeedbackRateBody = components['schemas']['FeedbackRateBody'];
export type FeedbackIdBody = components['schemas']['FeedbackIdBody'];
export type FeedbackMeTooBody = components['schemas']['FeedbackMeTooBody'];
export type FeedbackStaffRow = components['schemas']['FeedbackStaffRow'];
export type Faq = components['schemas']['Faq'];
export type DayFigures = components['schemas']['DayFigures'];
export type CircleFigures = components['schemas']['CircleFigures'];
export type Figures = components['schemas']['Figures'];
export type JobHealth = components['schemas']['JobHealth'];
export type Health = components['schemas']['Health'];
export type FaqVote = components['schemas']['FaqVote'];
export type FaqVoteBody = components['schemas']['FaqVoteBody'];
export type Banner = components['schemas']['Banner'];
export type FloorItem = components['schemas']['FloorItem'];
export type Floor = components['schemas']['Floor'];
export type AppTab = components['schemas']['AppTab'];
export type MenuLeaf = components['schemas']['MenuLeaf'];
export type MenuItem = components['schemas']['MenuItem'];
export type Emoji = components['schemas']['Emoji'];
export type DictItem = components['schemas']['DictItem'];
export type SiteInfo = components['schemas']['SiteInfo'];
export type KeyScope = components['schemas']['KeyScope'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyList = components['schemas']['ApiKeyList'];
export type ApiKeyCreateBody = components['schemas']['ApiKeyCreateBody'];
export type ApiKeyCreated = components['schemas']['ApiKeyCreated'];
export type ApiKeyRevokeBody = components['schemas']['ApiKeyRevokeBody'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type Webhook = components['schemas']['Webhook'];
export type WebhookSaveBody = components['schemas']['WebhookSaveBody'];
export type WebhookSaved = components['schemas']['WebhookSaved'];
export type ManagedIdBody = components['schemas']['ManagedIdBody'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookReplayBody = components['schemas']['WebhookReplayBody'];
export type MyInvitation = components['schemas']['MyInvitation'];
export type Invitation = components['schemas']['Invitation'];
export type Inviter = components['schemas']['Inviter'];
export type Welcome = components['schemas']['Welcome'];
export type LiveComments = components['schemas']['LiveComments'];
export type ErrorReason = components['schemas']['ErrorReason'];
export type Failure = components['schemas']['Failure'];
export type GoodsType = components['schemas']['GoodsType'];
export type GoodsStatus = components['schemas']['GoodsStatus'];
export type Goods = components['schemas']['Goods'];
export type RowVersion = components['schemas']['RowVersion'];
export type GoodsOption = components['schemas']['GoodsOption'];
export type GoodsParam = components['schemas']['GoodsParam'];
export type GoodsDetail = components['schemas']['GoodsDetail'];
export type OrderCreateBody = components['schemas']['OrderCreateBody'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Order = components['schemas']['Order'];
export type OrderReceiver = components['schemas']['OrderReceiver'];
export type OrderDetail = components['schemas']['OrderDetail'];
export type OrderIdBody = components['schemas']['OrderIdBody'];
export type GoodsSaveBody = components['schemas']['GoodsSaveBody'];
export type RestockBody = components['schemas']['RestockBody'];
export type ManagedOrder = components['schemas']['ManagedOrder'];
export type ShipBody = components['schemas']['ShipBody'];
export type ManagedCancelBody = components['schemas']['ManagedCancelBody'];
export type ShelfBody = components['schemas']['ShelfBody'];
export type GoodsCode = components['schemas']['GoodsCode'];
export type RecodeBody = components['schemas']['RecodeBody'];
export type ManagedTopic = components['schemas']['ManagedTopic'];
export type TopicSaveBody = components['schemas']['TopicSaveBody'];
export type Saved = components['schemas']['Saved'];
export type TopicShowBody = components['schemas']['TopicShowBody'];
export type TopicMergeBody = components['schemas']['TopicMergeBody'];
export type ManagedActivity = components['schemas']['ManagedActivity'];
export type ActivitySaveBody = components['schemas']['ActivitySaveBody'];
export type ActivityExportBody = components['schemas']['ActivityExportBody'];
export type ActivityExport = components['schemas']['ActivityExport'];
export type ManagedTask = components['schemas']['ManagedTask'];
export type TaskSaveBody = components['schemas']['TaskSaveBody'];
export type ManagedBanner = components['schemas']['ManagedBanner'];
export type BannerSaveBody = components['schemas']['BannerSaveBody'];
export type ManagedMenu = components['schemas']['ManagedMenu'];
export type MenuSaveBody = components['schemas']['MenuSaveBody'];
export type ManagedCircle = components['schemas']['ManagedCircle'];
export type CircleSaveBody = components['schemas']['CircleSaveBody'];
export type FloorPlace = components['schemas']['FloorPlace'];
export type ManagedFloor = components['schemas']['ManagedFloor'];
export type FloorSaveBody = components['schemas']['FloorSaveBody'];
export type JoinedCircle = components['schemas']['JoinedCircle'];
export type CircleJoinBody = components['schemas']['CircleJoinBody'];
export type CircleStanding = components['schemas']['CircleStanding'];
export type CircleIdBody = components['schemas']['CircleIdBody'];
export type CircleMember = components['schemas']['CircleMember'];
export type CircleUpdateBody = components['schemas']['CircleUpdateBody'];
export type CircleApply = components['schemas']['CircleApply'];
export type CircleApplyDecideBody = components['schemas']['CircleApplyDecideBody'];
export type ToUserBody = components['schemas']['ToUserBody'];
export type DialogInfo = components['schemas']['DialogInfo'];
export type DialogSendBody = components['schemas']['DialogSendBody'];
export type Message = components['schemas']['Message'];
export type DialogDeleteBody = components['schemas']['DialogDeleteBody'];
export type Dialog = components['schemas']['Dialog'];
export type DialogReadBody = components['schemas']['DialogReadBody'];
export type DialogRecallBody = components['schemas']['DialogRecallBody'];
export type DialogReportBody = components['schemas']['DialogReportBody'];
export type BlockedUser = components['schemas']['BlockedUser'];
export type ThreadMarkBody = components['schemas']['ThreadMarkBody'];
export type ActAnswer = components['schemas']['ActAnswer'];
export type CherrypickBody = components['schemas']['CherrypickBody'];
export type MoveBody = components['schemas']['MoveBody'];
export type PostStickyBody = components['schemas']['PostStickyBody'];
export type ReportBody = components['schemas']['ReportBody'];
export type DenyBody = components['schemas']['DenyBody'];
export type ForbiddenBody = components['schemas']['ForbiddenBody'];
export type ClosedBody = components['schemas']['ClosedBody'];
export type PostMayDo = components['schemas']['PostMayDo'];
export type CircleDenial = components['schemas']['CircleDenial'];
export type UserMayDo = components['schemas']['UserMayDo'];
export type ReportCase = components['schemas']['ReportCase'];
export type ReportedMessageRow = components['schemas']['ReportedMessageRow'];
export type ReportReason = components['schemas']['ReportReason'];
export type ReportReporter = components['schemas']['ReportReporter'];
export type ReportDetail = components['schemas']['ReportDetail'];
export type ReportHandleBody = components['schemas']['ReportHandleBody'];
export type ReviewRow = components['schemas']['ReviewRow'];
export type ReviewDecideBody = components['schemas']['ReviewDecideBody'];
export type Proposal = components['schemas']['Proposal'];
export type ProposalDecideBody = components['schemas']['ProposalDecideBody'];
export type Word = components['schemas']['Word'];
export type WordSaveBody = components['schemas']['WordSaveBody'];
export type WordDelBody = components['schemas']['WordDelBody'];
export type TickBody = components['schemas']['TickBody'];
export type PostNotice = components['schemas']['PostNotice'];
export type SystemNotice = components['schemas']['SystemNotice'];
export type NoticeReadBody = components['schemas']['NoticeReadBody'];
export type NoticeSettings = components['schemas']['NoticeSettings'];
export type NoticeSettingsBody = components['schemas']['NoticeSettingsBody'];
export type PointsInfo = components['schemas']['PointsInfo'];
export type PointEntry = components['schemas']['PointEntry'];
export type PointsMonth = components['schemas']['PointsMonth'];
export type Level = components['schemas']['Level'];
export type ExpSource = components['schemas']['ExpSource'];
export type LevelInfo = components['schemas']['LevelInfo'];
export type LedgerFault = components['schemas']['LedgerFault'];
export type Reconcile = components['schemas']['Reconcile'];
export type PointsAdjustBody = components['schemas']['PointsAdjustBody'];
export type PointsAdjusted = components['schemas']['PointsAdjusted'];
export type PointAccount = components['schemas']['PointAccount'];
export type PollOption = components['schemas']['PollOption'];
export type Poll = components['schemas']['Poll'];
export type PollMine = components['schemas']['PollMine'];
export type PollVoteBody = components['schemas']['PollVoteBody'];
export type ManagedSurveyState = components['schemas']['ManagedSurveyState'];
export type ManagedSurvey = components['schemas']['ManagedSurvey'];
export type SurveyOption = components['schemas']['SurveyOption'];
export type SurveyQuestion = components['schemas']['SurveyQuestion'];
export type SurveyQuestionBody = components['schemas']['SurveyQuestionBody'];
export type SurveySaveBody = components['schemas']['SurveySaveBody'];
export type ManagedSurveyBody = components['schemas']['ManagedSurveyBody'];
export type SurveyTextRow = components['schemas']['SurveyTextRow'];
export type SurveyStatus = components['schemas']['SurveyStatus'];
export type Survey = components['schemas']['Survey'];
export type SurveyAnswer = components['schemas']['SurveyAnswer'];
export type SurveySubmitBody = components['schemas']['SurveySubmitBody'];
export type SurveyCount = components['schemas']['SurveyCount'];
export type SurveyQuestionResult = components['schemas']['SurveyQuestionResult'];
export type RecommendHideBody = components['schemas']['RecommendHideBody'];
export type RecommendHidden = components['schemas']['RecommendHidden'];
export type Task = components['schemas']['Task'];
export type TaskList = components['schemas']['TaskList'];
export type ThreadBrowseBody = components['schemas']['ThreadBrowseBody'];
export type Video = components['schemas']['Video'];
export type ThreadPlace = components['schemas']['ThreadPlace'];
export type PollInput = components['schemas']['PollInput'];
export type ThreadCreateBody = components['schemas']['ThreadCreateBody'];
export type AddPostBody = components['schemas']['AddPostBody'];
export type Reply = components['schemas']['Reply'];
export type ThreadEditBody = components['schemas']['ThreadEditBody'];
export type ThreadAbout = components['schemas']['ThreadAbout'];
export type ThreadVersion = components['schemas']['ThreadVersion'];
export type ThumbupBody = components['schemas']['ThumbupBody'];
export type Count = components['schemas']['Count'];
export type ThreadFlagBody = components['schemas']['ThreadFlagBody'];
export type TippingBody = components['schemas']['TippingBody'];
export type TippingInfo = components['schemas']['TippingInfo'];
export type Tipper = components['schemas']['Tipper'];
export type ThreadIdBody = components['schemas']['ThreadIdBody'];
export type ThreadDelBody = components['schemas']['ThreadDelBody'];
export type PostDelBody = components['schemas']['PostDelBody'];
export type Friend = components['schemas']['Friend'];
export type ThreadTopic = components['schemas']['ThreadTopic'];
export type LinkCard = components['schemas']['LinkCard'];
export type Thread = components['schemas']['Thread'];
export type Viewer = components['schemas']['Viewer'];
export type ThreadWithViewer = components['schemas']['ThreadWithViewer'];
export type Post = components['schemas']['Post'];
export type ViewerStateBody = components['schemas']['ViewerStateBody'];
export type HeldThread = components['schemas']['HeldThread'];
export type OwnPost = components['schemas']['OwnPost'];
export type CommentLike = components['schemas']['CommentLike'];
export type KeywordItem = components['schemas']['KeywordItem'];
export type KeywordBody = components['schemas']['KeywordBody'];
export type EmptyBody = components['schemas']['EmptyBody'];
export type HotThread = components['schemas']['HotThread'];
export type Topic = components['schemas']['Topic'];
export type TopicWriter = components['schemas']['TopicWriter'];
export type TopicInsight = components['schemas']['TopicInsight'];
export type FollowedTopic = components['schemas']['FollowedTopic'];
export type TopicFollowBody = components['schemas']['TopicFollowBody'];
export type TopicFollowed = components['schemas']['TopicFollowed'];
export type TopicIdBody = components['schemas']['TopicIdBody'];
export type UploadedFile = components['schemas']['UploadedFile'];
export type ManagedUpload = components['schemas']['ManagedUpload'];
export type UploadWithdrawBody = components['schemas']['UploadWithdrawBody'];
export type User = components['schemas']['User'];
export type SchemasToUserBody = components['schemas']['schemas-ToUserBody'];
export type UserIdBody = components['schemas']['UserIdBody'];
export type WornBadge = components['schemas']['WornBadge'];
export type Profile = components['schemas']['Profile'];
export type WxSmsBody = components['schemas']['WxSmsBody'];
export type WxDecryptBody = components['schemas']['WxDecryptBody'];
export type WxQrcodeBody = components['schemas']['WxQrcodeBody'];
export type WxWebBody = components['schemas']['WxWebBody'];
export type WxSchemeBody = components['schemas']['WxSchemeBody'];
export type WxSmsLoginBody = components['schemas']['WxSmsLoginBody'];
export type WxWebRegisterBody = components['schemas']['WxWebRegisterBody'];
export type WxLoginBody = components['schemas']['WxLoginBody'];
export type WxRegisterBody = components['schemas']['WxRegisterBody'];
export type WxUnbindBody = components['schemas']['WxUnbindBody'];
export type PhoneSmsBody = components['schemas']['PhoneSmsBody'];
export type PhoneBindBody = components['schemas']['PhoneBindBody'];
export type PhonePasswordBody = components['schemas']['PhonePasswordBody'];
export type Done = components['schemas']['Done'];
export type EventAuthor = components['schemas']['EventAuthor'];
export type ThreadEvent = components['schemas']['ThreadEvent'];
export type GoneEvent = components['schemas']['GoneEvent'];
export type CommentEvent = components['schemas']['CommentEvent'];
export type FeedbackEvent = components['schemas']['FeedbackEvent'];
export type ReportEvent = components['schemas']['ReportEvent'];
export type ThreadCreatedWebhook = components['schemas']['ThreadCreatedWebhook'];
export type ThreadRemovedWebhook = components['schemas']['ThreadRemovedWebhook'];
export type CommentCreatedWebhook = components['schemas']['CommentCreatedWebhook'];
export type FeedbackCreatedWebhook = components['schemas']['FeedbackCreatedWebhook'];
export type FeedbackAnsweredWebhook = components['schemas']['FeedbackAnsweredWebhook'];
export type ReportCreatedWebhook = components['schemas']['ReportCreatedWebhook'];
export type ReportDecidedWebhook = components['schemas']['ReportDecidedWebhook'];
export type PingWebhook = components['schemas']['PingWebhook'];
export type MemberStartResult = components['schemas']['MemberStartResult'];
export type OwnInfoRevokedResult = components['schemas']['OwnInfoRevokedResult'];
export type AccountSessionListResult = components['schemas']['AccountSessionListResult'];
export type ActivityCardPage = components['schemas']['ActivityCardPage'];
export type ActivityCountsResult = components['schemas']['ActivityCountsResult'];
export type ActivityResult = components['schemas']['ActivityResult'];
export type ActivityMineResult = components['schemas']['ActivityMineResult'];
export type ActivitySignupResult = components['schemas']['ActivitySignupResult'];
export type ActivitySignupPage = components['schemas']['ActivitySignupPage'];
export type ActivityCheckInResult = components['schemas']['ActivityCheckInResult'];
export type AddressListResult = components['schemas']['AddressListResult'];
export type AddressResult = components['schemas']['AddressResult'];
export type CaptchaResult = components['schemas']['CaptchaResult'];
export type SessionTokenResult = components['schemas']['SessionTokenResult'];
export type SessionInfoResult = components['schemas']['SessionInfoResult'];
export type BadgeWallResult = components['schemas']['BadgeWallResult'];
export type DaySignResult = components['schemas']['DaySignResult'];
export type CheckInInfoResult = components['schemas']['CheckInInfoResult'];
export type CheckInCalendarResult = components['schemas']['CheckInCalendarResult'];
export type CheckInMakeupResult = components['schemas']['CheckInMakeupResult'];
export type EarlyBirdPage = components['schemas']['EarlyBirdPage'];
export type PrizePage = components['schemas']['PrizePage'];
export type PrizeClaimResult = components['schemas']['PrizeClaimResult'];
export type PrizeClaimPage = components['schemas']['PrizeClaimPage'];
export type ManagedClaimPage = components['schemas']['ManagedClaimPage'];
export type GroupPage = components['schemas']['GroupPage'];
export type GroupResult = components['schemas']['GroupResult'];
export type CirclePage = components['schemas']['CirclePage'];
export type CircleResult = components['schemas']['CircleResult'];
export type CircleOptionPage = components['schemas']['CircleOptionPage'];
export type ConsoleAccessResult = components['schemas']['ConsoleAccessResult'];
export type ConsoleMemberPage = components['schemas']['ConsoleMemberPage'];
export type ConsoleMemberDetailResult = components['schemas']['ConsoleMemberDetailResult'];
export type ConsoleGroupListResult = components['schemas']['ConsoleGroupListResult'];
export type ConsoleThreadPage = components['schemas']['ConsoleThreadPage'];
export type AuditRowPage = components['schemas']['AuditRowPage'];
export type ConsoleSettingsResult = components['schemas']['ConsoleSettingsResult'];
export type DeviceModelsResult = components['schemas']['DeviceModelsResult'];
export type DeviceListResult = components['schemas']['DeviceListResult'];
export type DeviceResult = components['schemas']['DeviceResult'];
export type DeviceApplyResult = components['schemas']['DeviceApplyResult'];
export type DeviceReviewPage = components['schemas']['DeviceReviewPage'];
export type DraftRowPage = components['schemas']['DraftRowPage'];
export type DraftResult = components['schemas']['DraftResult'];
export type DraftSavedResult = components['schemas']['DraftSavedResult'];
export type AccountExportResult = components['schemas']['AccountExportResult'];
export type SuggestPage = components['schemas']['SuggestPage'];
export type FeedbackSubmitResult = components['schemas']['FeedbackSubmitResult'];
export type FeedbackPage = components['schemas']['FeedbackPage'];
export type FeedbackSummaryResult = components['schemas']['FeedbackSummaryResult'];
export type FeedbackDetailResult = components['schemas']['FeedbackDetailResult'];
export type FeedbackStaffRowPage = components['schemas']['FeedbackStaffRowPage'];
export type FaqPage = components['schemas']['FaqPage'];
export type FiguresResult = components['schemas']['FiguresResult'];
export type HealthResult = components['schemas']['HealthResult'];
export type FaqVotesResult = components['schemas']['FaqVotesResult'];
export type BannerPage = components['schemas']['BannerPage'];
export type HomeSpecshopResult = components['schemas']['HomeSpecshopResult'];
export type AppTabResult = components['schemas']['AppTabResult'];
export type AppMenuResult = components['schemas']['AppMenuResult'];
export type EmojiListResult = components['schemas']['EmojiListResult'];
export type DictListResult = components['schemas']['DictListResult'];
export type SiteInfoResult = components['schemas']['SiteInfoResult'];
export type ApiKeyListResult = components['schemas']['ApiKeyListResult'];
export type ApiKeyCreatedResult = components['schemas']['ApiKeyCreatedResult'];
export type WebhookPage = components['schemas']['WebhookPage'];
export type WebhookSavedResult = components['schemas']['WebhookSavedResult'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookReplayResult = components['schemas']['WebhookReplayResult'];
export type MyInvitationResult = components['schemas']['MyInvitationResult'];
export type InvitationPage = components['schemas']['InvitationPage'];
export type WelcomeResult = components['schemas']['WelcomeResult'];
export type GoodsPage = components['schemas']['GoodsPage'];
export type GoodsDetailResult = components['schemas']['GoodsDetailResult'];
export type GoodsStandingResult = components['schemas']['GoodsStandingResult'];
export type OrderResult = components['schemas']['OrderResult'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderDetailResult = components['schemas']['OrderDetailResult'];
export type OrderCodeResult = components['schemas']['OrderCodeResult'];
export type GoodsManageSaveResult = components['schemas']['GoodsManageSaveResult'];
export type GoodsManageRestockResult = components['schemas']['GoodsManageRestockResult'];
export type ManagedOrderPage = components['schemas']['ManagedOrderPage'];
export type GoodsCodePage = components['schemas']['GoodsCodePage'];
export type ManagedTopicPage = components['schemas']['ManagedTopicPage'];
export type SavedResult = components['schemas']['SavedResult'];
export type ManagedActivityPage = components['schemas']['ManagedActivityPage'];
export type ActivityExportResult = components['schemas']['ActivityExportResult'];
export type ManagedTaskPage = components['schemas']['ManagedTaskPage'];
export type ManagedBannerPage = components['schemas']['ManagedBannerPage'];
export type ManagedMenuPage = components['schemas']['ManagedMenuPage'];
export type ManagedCirclePage = components['schemas']['ManagedCirclePage'];
export type ManagedFloorPage = components['schemas']['ManagedFloorPage'];
export type JoinedCirclePage = components['schemas']['JoinedCirclePage'];
export type CircleStandingResult = components['schemas']['CircleStandingResult'];
export type CircleMemberPage = components['schemas']['CircleMemberPage'];
export type CircleApplyPage = components['schemas']['CircleApplyPage'];
export type DialogInfoResult = components['schemas']['DialogInfoResult'];
export type MessageResult = components['schemas']['MessageResult'];
export type DialogPage = components['schemas']['DialogPage'];
export type MessagePage = components['schemas']['MessagePage'];
export type BlockedUserPage = components['schemas']['BlockedUserPage'];
export type ActAnswerResult = components['schemas']['ActAnswerResult'];
export type PostMayDoResult = components['schemas']['PostMayDoResult'];
export type UserMayDoResult = components['schemas']['UserMayDoResult'];
export type ReportCasePage = components['schemas']['ReportCasePage'];
export type ReportDetailResult = components['schemas']['ReportDetailResult'];
export type ReviewRowPage = components['schemas']['ReviewRowPage'];
export type ProposalPage = components['schemas']['ProposalPage'];
export type WordPage = components['schemas']['WordPage'];
export type UnreadNotificationResult = components['schemas']['UnreadNotificationResult'];
export type PostNoticePage = components['schemas']['PostNoticePage'];
export type SystemNoticePage = components['schemas']['SystemNoticePage'];
export type NoticeSettingsResult = components['schemas']['NoticeSettingsResult'];
export type PointsInfoResult = components['schemas']['PointsInfoResult'];
export type PointEntryPage = components['schemas']['PointEntryPage'];
export type PointsMonthsResult = components['schemas']['PointsMonthsResult'];
export type LevelInfoResult = components['schemas']['LevelInfoResult'];
export type ReconcileResult = components['schemas']['ReconcileResult'];
export type PointsAdjustedResult = components['schemas']['PointsAdjustedResult'];
export type PointAccountPage = components['schemas']['PointAccountPage'];
export type PollMineResult = components['schemas']['PollMineResult'];
export type ManagedSurveyPage = components['schemas']['ManagedSurveyPage'];
export type QuestionnaireManageDetailResult = components['schemas']['QuestionnaireManageDetailResult'];
export type SurveyTextRowPage = components['schemas']['SurveyTextRowPage'];
export type QuestionnaireExportResult = components['schemas']['QuestionnaireExportResult'];
export type SurveyPage = components['schemas']['SurveyPage'];
export type QuestionnaireDetailResult = components['schemas']['QuestionnaireDetailResult'];
export type QuestionnaireSubmitResult = components['schemas']['QuestionnaireSubmitResult'];
export type QuestionnaireResultsResult = components['schemas']['QuestionnaireResultsResult'];
export type RecommendHiddenResult = components['schemas']['RecommendHiddenResult'];
export type TaskListResult = components['schemas']['TaskListResult'];
export type TaskInfoResult = components['schemas']['TaskInfoResult'];
export type ThreadCreateResult = components['schemas']['ThreadCreateResult'];
export type ReplyResult = components['schemas']['ReplyResult'];
export type ThreadEditResult = components['schemas']['ThreadEditResult'];
export type ThreadHistoryResult = components['schemas']['ThreadHistoryResult'];
export type CountResult = components['schemas']['CountResult'];
export type TippingInfoResult = components['schemas']['TippingInfoResult'];
export type TipperPage = components['schemas']['TipperPage'];
export type ThreadPage = components['schemas']['ThreadPage'];
export type ThreadResult = components['schemas']['ThreadResult'];
export type ThreadWithViewerResult = components['schemas']['ThreadWithViewerResult'];
export type PostPage = components['schemas']['PostPage'];
export type ReplyPage = components['schemas']['ReplyPage'];
export type ViewerStateResult = components['schemas']['ViewerStateResult'];
export type HeldThreadPage = components['schemas']['HeldThreadPage'];
export type OwnPostPage = components['schemas']['OwnPostPage'];
export type CommentLikePage = components['schemas']['CommentLikePage'];
export type KeywordItemPage = components['schemas']['KeywordItemPage'];
export type ThreadHotResult = components['schemas']['ThreadHotResult'];
export type TopicPage = components['schemas']['TopicPage'];
export type TopicResult = components['schemas']['TopicResult'];
export type TopicInsightResult = components['schemas']['TopicInsightResult'];
export type FollowedTopicPage = components['schemas']['FollowedTopicPage'];
export type TopicFollowedResult = components['schemas']['TopicFollowedResult'];
export type UploadedFileResult = components['schemas']['UploadedFileResult'];
export type ManagedUploadPage = components['schemas']['ManagedUploadPage'];
export type UserPage = components['schemas']['UserPage'];
export type ProfileResult = components['schemas']['ProfileResult'];
export type OwnInfoResult = components['schemas']['OwnInfoResult'];
export type WxShortLinkResult = components['schemas']['WxShortLinkResult'];
export type WxShareMiniProgramResult = components['schemas']['WxShareMiniProgramResult'];
export type WxInfoResult = components['schemas']['WxInfoResult'];
export type WxDecryptResult = components['schemas']['WxDecryptResult'];
export type WxQrcodeResult = components['schemas']['WxQrcodeResult'];
export type WxUserinfoResult = components['schemas']['WxUserinfoResult'];
export type WxSchemeResult = components['schemas']['WxSchemeResult'];
export type WxWaysResult = components['schemas']['WxWaysResult'];
export type WxBeginResult = components['schemas']['WxBeginResult'];
export type ResponseHttp404 = components['responses']['Http404'];
export type ResponseHttp413 = components['responses']['Http413'];
export type ResponseHttp415 = components['responses']['Http415'];
export type ResponseHttp429 = components['responses']['Http429'];
export type ResponseHttp500 = components['responses']['Http500'];
export type ResponseHttp503 = components['responses']['Http503'];
export type ParameterPageNum = components['parameters']['pageNum'];
export type ParameterPageSize = components['parameters']['pageSize'];
export type ParameterIsAsc = components['parameters']['isAsc'];
export type ParameterKeyWord = components['parameters']['keyWord'];
export type ParameterWebhookId = components['parameters']['webhookId'];
export type ParameterWebhookTimestamp = components['parameters']['webhookTimestamp'];
export type ParameterWebhookSignature = components['parameters']['webhookSignature'];
export type $defs = Record<string, never>;
export interface operations {
    memberStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 打开页面时我的一切：账号、资料、积分、签到、未读 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberStartResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    ownInfoUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signature": "拍山，也拍山里的信号塔"
                 *     }
                 */
                "application/json": components["schemas"]["OwnInfoUpdateBody"];
            };
        };
        responses: {
            /** @description 修改我的资料 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    ownInfoRevoked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Lenscape2026"
                 *     }
                 */
                "application/json": components["schemas"]["OwnInfoRevokedBody"];
            };
        };
        responses: {
            /** @description 申请注销账号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInfoRevokedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    accountPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "oldPassword": "Lenscape2026",
                 *       "newPassword": "mountains-at-dawn"
                 *     }
                 */
                "application/json": components["schemas"]["AccountPasswordBody"];
            };
        };
        responses: {
            /** @description 修改密码，其他登录随之结束 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    accountSessionList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 登录着的设备，最近用过的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSessionListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    accountSessionEnd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "31"
                 *     }
                 */
                "application/json": components["schemas"]["AccountSessionEndBody"];
            };
        };
        responses: {
            /** @description 结束一处登录，或其他所有登录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 分组编号 */
                groupId?: string;
                /** @description 状态 */
                tab?: components["schemas"]["ActivityTab"];
                /** @description 1 = 只看线下，0 = 只看线上，不写 = 都看 */
                isOffline?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 活动列表：没结束的在前，近的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCardPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityCounts: {
        parameters: {
            query?: {
                /** @description 分组编号 */
                groupId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 各状态的活动有几个 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCountsResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityDetail: {
        parameters: {
            query: {
                /** @description 活动编号，也是它的帖子编号 */
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个活动 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityMine: {
        parameters: {
            query: {
                /** @description 活动编号，也是它的帖子编号 */
                activityId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 这个活动与我：我的报名，是否由我管 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityMineResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activitySignup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activityId": "301",
                 *       "name": "云野",
                 *       "phone": "13800008000"
                 *     }
                 */
                "application/json": components["schemas"]["ActivitySignupBody"];
            };
        };
        responses: {
            /** @description 报名 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitySignupResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activitySignupCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activityId": "301"
                 *     }
                 */
                "application/json": components["schemas"]["ActivityIdBody"];
            };
        };
        responses: {
            /** @description 取消我的报名 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activitySignupList: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 活动编号，也是它的帖子编号 */
                activityId: string;
                /** @description 只看一种：0 待审核，1 已通过，2 已拒绝，3 已取消，4 已签到 */
                status?: 0 | 1 | 2 | 3 | 4;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 报名名单，只给发起人 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitySignupPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activitySignupReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activityId": "301",
                 *       "userId": "12",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["ActivityReviewBody"];
            };
        };
        responses: {
            /** @description 通过或拒绝一份报名 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activityId": "301",
                 *       "code": "407218"
                 *     }
                 */
                "application/json": components["schemas"]["ActivityCheckInBody"];
            };
        };
        responses: {
            /** @description 按签到码签到 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityCheckInResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activityId": "301",
                 *       "reason": "当晚有大风预警"
                 *     }
                 */
                "application/json": components["schemas"]["ActivityCancelBody"];
            };
        };
        responses: {
            /** @description 取消活动，告诉每一位报名的人 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    addressList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的收货地址，默认的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    addressAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "云野",
                 *       "tel": "13800008000",
                 *       "areaCode": "330106",
                 *       "addressDetail": "湖滨路 18 号 3 栋 602 室",
                 *       "tag": "家"
                 *     }
                 */
                "application/json": components["schemas"]["AddressAddBody"];
            };
        };
        responses: {
            /** @description 新增收货地址，最多 20 个 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    addressUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": "3",
                 *       "name": "云野",
                 *       "tel": "13800008000",
                 *       "areaCode": "330106",
                 *       "addressDetail": "湖滨路 18 号 3 栋 602 室"
                 *     }
                 */
                "application/json": components["schemas"]["AddressUpdateBody"];
            };
        };
        responses: {
            /** @description 修改收货地址 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    addressDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": "3"
                 *     }
                 */
                "application/json": components["schemas"]["AddressIdBody"];
            };
        };
        responses: {
            /** @description 设为默认地址 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    addressDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "addressId": "3"
                 *     }
                 */
                "application/json": components["schemas"]["AddressIdBody"];
            };
        };
        responses: {
            /** @description 删除收货地址 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    captchaImage: {
        parameters: {
            query?: {
                /** @description 1 = 登录的回答要求了验证码：没有打开验证码的社区这时也给 */
                wanted?: 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 取图形验证码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "member",
                 *       "password": "Lenscape2026",
                 *       "code": "7k2m",
                 *       "uuid": "0f8fad5bd9cb469fa16570867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description 账号登录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokenResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "xinlai",
                 *       "password": "Lenscape2026",
                 *       "nickname": "新来的镜友",
                 *       "code": "7k2m",
                 *       "uuid": "0f8fad5bd9cb469fa16570867728950e",
                 *       "invitationCode": "K7M2QX"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description 注册账号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    getInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 当前账号的信息、角色与权限 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 退出登录，令牌立即失效 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    badgeList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 徽章墙：全部徽章与我的进度 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadgeWallResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    badgeWear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "badgeId": "firstThread",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["BadgeWearBody"];
            };
        };
        responses: {
            /** @description 佩戴或取下一枚徽章，最多佩戴3枚 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskDaySign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "filter": {}
                 *     }
                 */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description 今日签到 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaySignResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    checkInInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的签到：连续几天、本周、今天的奖励 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    checkInCalendar: {
        parameters: {
            query?: {
                /** @description 哪个月，形如 2026-11；不给就是本月 */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个月的签到日历 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInCalendarResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    checkInMakeup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "day": "2026-11-03",
                 *       "by": "card"
                 *     }
                 */
                "application/json": components["schemas"]["MakeupBody"];
            };
        };
        responses: {
            /** @description 补签本月的一天 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckInMakeupResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    checkInRank: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 今天谁最早 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarlyBirdPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    checkInRemind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isRemind": 1
                 *     }
                 */
                "application/json": components["schemas"]["RemindBody"];
            };
        };
        responses: {
            /** @description 开关签到提醒 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    prizeList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 本月累计签到的奖品 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    prizeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "prizeId": "1"
                 *     }
                 */
                "application/json": components["schemas"]["PrizeClaimBody"];
            };
        };
        responses: {
            /** @description 领取奖品 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizeClaimResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    prizeRecord: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我领到的奖品，最近的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizeClaimPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    prizeConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "claimId": "7"
                 *     }
                 */
                "application/json": components["schemas"]["ClaimIdBody"];
            };
        };
        responses: {
            /** @description 确认收到实物奖品 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizeClaimResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    prizeShip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "claimId": "7",
                 *       "company": "顺丰速运",
                 *       "trackingNo": "SF1390000000000"
                 *     }
                 */
                "application/json": components["schemas"]["PrizeShipBody"];
            };
        };
        responses: {
            /** @description 实物奖品发货 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrizeClaimResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    prizeManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看这个状态的：0 待发货，1 已发货，2 已完成 */
                status?: 0 | 1 | 2;
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 领走的实物奖品，按状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedClaimPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    groupList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 功能快捷入口 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    groupCardList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看此分类 */
                category?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 版块卡 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    groupDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 分组编号 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 分组详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看此分类 */
                category?: string;
                /** @description 排序的列 */
                orderByColumn?: "order_num" | "trends_count" | "created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 圈子，按分类 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CirclePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 圈子编号 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 圈子详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CircleResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    filterCircle: {
        parameters: {
            query?: {
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 可以发帖的圈子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CircleOptionPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我进得去的各处 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleAccessResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleMemberList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 昵称或编号 */
                keyWord?: string;
                /** @description 用户组 */
                groupId?: string;
                /** @description 状态：normal 正常，denied 禁言中，forbidden 封禁中，closed 已关闭 */
                status?: "normal" | "denied" | "forbidden" | "closed";
                /** @description 排序：joined 注册时间，active 活跃度 */
                orderByColumn?: "joined" | "active";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成员 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleMemberPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleMember: {
        parameters: {
            query: {
                /** @description 成员编号 */
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一位成员 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleMemberDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleMemberUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "12",
                 *       "groupId": "3",
                 *       "reason": "接任圈主"
                 *     }
                 */
                "application/json": components["schemas"]["ConsoleMemberBody"];
            };
        };
        responses: {
            /** @description 改用户组与负责的圈子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleGroupList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 用户组与权限 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleGroupListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleThreadList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 标题或正文里的词 */
                keyWord?: string;
                /** @description 状态：0 审核中，1 正常，2 未通过，3 已下架，4 已删除 */
                status?: 0 | 1 | 2 | 3 | 4;
                /** @description 圈子 */
                circleId?: string;
                /** @description 作者 */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 帖子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleAuditList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 处置的名字 */
                action?: components["schemas"]["AuditAction"];
                /** @description 操作人 */
                actorId?: string;
                /** @description 操作人或被处置的成员的昵称或编号 */
                keyWord?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 操作日志 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditRowPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 站点设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsoleSettingsResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleSettingsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reviewedPosts": 1
                 *     }
                 */
                "application/json": components["schemas"]["ConsoleSettings"];
            };
        };
        responses: {
            /** @description 保存站点设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceModels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 可以认证的型号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceModelsResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的设备与申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceDetail: {
        parameters: {
            query: {
                /** @description 申请编号 */
                deviceId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的一份申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "modelId": "1",
                 *       "sn": "LS267A404418",
                 *       "channel": "official",
                 *       "purchaseAt": "2026-11-02",
                 *       "imageList": [
                 *         {
                 *           "url": "/static/demo/g-one.svg"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeviceApplyBody"];
            };
        };
        responses: {
            /** @description 提交认证申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceApplyResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceIdBody"];
            };
        };
        responses: {
            /** @description 撤回待审核的申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceIdBody"];
            };
        };
        responses: {
            /** @description 删除没有通过的记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceRename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1",
                 *       "nickname": "我的爬山眼镜"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceRenameBody"];
            };
        };
        responses: {
            /** @description 给设备起名字 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    devicePrimary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceIdBody"];
            };
        };
        responses: {
            /** @description 设为主设备 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceUnbind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceIdBody"];
            };
        };
        responses: {
            /** @description 解绑设备 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceReviewList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看一种状态 */
                authStatus?: 0 | 1 | 2 | 3 | 4;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 待审核的申请，早提交的在前；其他状态新的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceReviewPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceReviewPass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceIdBody"];
            };
        };
        responses: {
            /** @description 通过申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    deviceReviewRefuse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1",
                 *       "reason": "序列号照片反光，末四位看不清。"
                 *     }
                 */
                "application/json": components["schemas"]["DeviceRefuseBody"];
            };
        };
        responses: {
            /** @description 拒绝申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    draftList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的草稿，最近编辑的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftRowPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    draftGet: {
        parameters: {
            query: {
                /** @description 草稿编号 */
                draftId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的一份草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    draftSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draftId": "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo",
                 *       "revision": 0,
                 *       "threadClassify": 1,
                 *       "title": "给镜腿换了一层麂皮",
                 *       "content": "<p>入夏以后骑车总要扶眼镜。</p>",
                 *       "circleId": "2",
                 *       "form": {
                 *         "deviceName": "Lens One"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DraftSaveBody"];
            };
        };
        responses: {
            /** @description 存一份草稿；别处先改过时是 409，草稿已不在时是 404 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    draftDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draftId": "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo"
                 *     }
                 */
                "application/json": components["schemas"]["DraftIdBody"];
            };
        };
        responses: {
            /** @description 删除一份草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    accountExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Lenscape2026"
                 *     }
                 */
                "application/json": components["schemas"]["AccountExportBody"];
            };
        };
        responses: {
            /** @description 打包我的数据；回答一个只能下载一次的地址 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExportResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    suggestList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 进行中、已修复，缺省为全部 */
                state?: "open" | "fixed";
                /** @description 只看涉及一款型号的 */
                model?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 公开的已知问题与建议 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    changeSuggestStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1",
                 *       "status": 1,
                 *       "content": "我们已经能复现。"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeSuggestStatusBody"];
            };
        };
        responses: {
            /** @description 处理一条反馈：改状态、答复、合并、公开 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": 1,
                 *       "title": "希望能自定义单击与双击",
                 *       "content": "不同场景想用不同的手势。"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackSubmitBody"];
            };
        };
        responses: {
            /** @description 提交反馈 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackSubmitResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 待处理、处理中、待补充、已结束，缺省为全部 */
                state?: "new" | "doing" | "waiting" | "over";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的反馈，新的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的反馈小结 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackSummaryResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackDetail: {
        parameters: {
            query: {
                /** @description 反馈编号 */
                feedbackId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一条反馈和它的往来 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1",
                 *       "content": "昨晚七点半又出现了一次。"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackReplyBody"];
            };
        };
        responses: {
            /** @description 补充、追问，或官方答复 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1",
                 *       "rating": 5
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackRateBody"];
            };
        };
        responses: {
            /** @description 给处理结果打分 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackIdBody"];
            };
        };
        responses: {
            /** @description 撤销还没有处理的反馈 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackMeToo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1",
                 *       "on": 1
                 *     }
                 */
                "application/json": components["schemas"]["FeedbackMeTooBody"];
            };
        };
        responses: {
            /** @description 我也遇到 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    feedbackStaffList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 只看一种状态 */
                status?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
                /** @description 只看一类 */
                kind?: 0 | 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 所有反馈，供处理人员 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackStaffRowPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    faqList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 常见问题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleFigures: {
        parameters: {
            query?: {
                /** @description 看最近几天 */
                days?: 7 | 30 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 社区的数据，今天的是现在的 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiguresResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    consoleHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 服务的状况 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    faqVotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我说过哪些回答有没有帮助 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqVotesResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    faqVote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqVoteBody"];
            };
        };
        responses: {
            /** @description 说一个回答有没有帮助，每人一票，可以改 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    bannerCarousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 轮播图 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BannerPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    homeSpecshop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 搜索页的推荐楼层 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeSpecshopResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    appTab: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 手机底栏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppTabResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    appMenu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 顶栏菜单树 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppMenuResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    emojiList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 表情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmojiListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dictList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 字典类型 */
                dictType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一类字典 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    siteInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 站点资料 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    apiKeyList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的访问密钥，新的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    apiKeyCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "周报机器人",
                 *       "scopes": [
                 *         "read",
                 *         "write:threads"
                 *       ],
                 *       "days": 90,
                 *       "password": "Lenscape2026"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyCreateBody"];
            };
        };
        responses: {
            /** @description 创建访问密钥，全文只在这一次回答里 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyCreatedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    apiKeyRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyId": "3"
                 *     }
                 */
                "application/json": components["schemas"]["ApiKeyRevokeBody"];
            };
        };
        responses: {
            /** @description 撤销访问密钥，立即生效 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    webhookList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 事件推送的地址，新的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    webhookSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "工单系统",
                 *       "url": "https://desk.example/hooks/lenscape",
                 *       "events": [
                 *         "feedback.created"
                 *       ],
                 *       "isEnabled": 1
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改一个推送地址 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    webhookRotate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedIdBody"];
            };
        };
        responses: {
            /** @description 换签名密钥 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    webhookDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedIdBody"];
            };
        };
        responses: {
            /** @description 删除一个推送地址，连同它的记录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    webhookPing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedIdBody"];
            };
        };
        responses: {
            /** @description 送一个 ping 事件试一试 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    webhookDeliveryList: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 推送地址的编号 */
                webhookId: string;
                /** @description 只看一种：pending 待送，delivered 已送到，failed 已放弃 */
                state?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个推送地址的记录，新的在前，30 天内的 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    webhookReplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "webhookId": "1"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookReplayBody"];
            };
        };
        responses: {
            /** @description 再送一次 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    invitationMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的邀请码与成绩；打开它的人，邀请码随之续期 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyInvitationResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    invitationList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我邀请的人，最近加入的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    invitationWelcome: {
        parameters: {
            query: {
                /** @description 邀请码 */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个邀请码是谁的、还能不能用 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomeResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    liveStream: {
        parameters: {
            query?: {
                /** @description 正在看的帖子，它的评论数变化时发 comments 事件 */
                threadId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 事件流，每个事件的 data 是一行 JSON，event 是 unread 或 comments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveUnread"] | components["schemas"]["LiveComments"];
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    shopGoodList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 分类 */
                categoryId?: string;
                /** @description 类型，1 实物，2 虚拟卡密，3 优惠券 */
                goodsType?: 1 | 2 | 3;
                /** @description 1 = 只看限时的，0 = 只看不限时的，不写 = 都看 */
                limited?: 0 | 1;
                /** @description 只看不超过这么多积分又还能兑的 */
                maxPoints?: number;
                /** @description 排序：sort 综合，points_price 积分，created_at 最新，sold_num 已兑 */
                orderByColumn?: "sort" | "points_price" | "created_at" | "sold_num";
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 积分商城的商品 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsDetail: {
        parameters: {
            query: {
                /** @description 商品编号 */
                goodsId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 商品详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsStanding: {
        parameters: {
            query?: {
                /** @description 商品编号，不写则只答积分与订单 */
                goodsId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的积分、等级与还能兑几件 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsStandingResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "goodsId": "1",
                 *       "quantity": 1,
                 *       "addressId": "3",
                 *       "options": [
                 *         "Lens One",
                 *         "日出"
                 *       ],
                 *       "requestId": "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo"
                 *     }
                 */
                "application/json": components["schemas"]["OrderCreateBody"];
            };
        };
        responses: {
            /** @description 兑换商品，同一个 requestId 只兑一次 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看这个状态的 */
                status?: components["schemas"]["OrderStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的兑换记录，新的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderDetail: {
        parameters: {
            query: {
                /** @description 订单编号 */
                orderId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一次兑换的详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "31"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdBody"];
            };
        };
        responses: {
            /** @description 取消还没发货的兑换，积分退回 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "31"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdBody"];
            };
        };
        responses: {
            /** @description 确认收货 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "31"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdBody"];
            };
        };
        responses: {
            /** @description 看自己的兑换码，看过即为领取 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCodeResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 只看这个状态的 */
                status?: components["schemas"]["GoodsStatus"];
                /** @description 只看这种类型的 */
                goodsType?: components["schemas"]["GoodsType"];
                /** @description 排序 */
                orderByColumn?: "sort" | "points_price" | "created_at" | "sold_num" | "stock";
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 所有商品，上架与否都在内 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "goodsId": "1",
                 *       "goodsName": "日出色夹片",
                 *       "goodsType": 1,
                 *       "categoryId": "lens",
                 *       "imageList": [
                 *         "/static/demo/g-clip.svg"
                 *       ],
                 *       "pointsPrice": 1200,
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["GoodsSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改商品 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsManageSaveResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsManageRestock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "goodsId": "1",
                 *       "quantity": 20,
                 *       "reason": "到了一批货",
                 *       "requestId": "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo"
                 *     }
                 */
                "application/json": components["schemas"]["RestockBody"];
            };
        };
        responses: {
            /** @description 改库存：实物写增减的件数，卡密与券写新的兑换码；同一个 requestId 只改一次 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsManageRestockResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看这个状态的 */
                status?: components["schemas"]["OrderStatus"];
                /** @description 单号 */
                orderNo?: string;
                /** @description 只看这位成员的 */
                userId?: string;
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 所有会员的订单，新的在前；收货信息只给能发货的人 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrderPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderManageShip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "31",
                 *       "company": "速达快运",
                 *       "trackingNo": "SD773004126688"
                 *     }
                 */
                "application/json": components["schemas"]["ShipBody"];
            };
        };
        responses: {
            /** @description 发货 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderManageCancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "31",
                 *       "reason": "地址超出配送范围"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedCancelBody"];
            };
        };
        responses: {
            /** @description 替会员取消还没发货的订单，积分退回 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsManageDetail: {
        parameters: {
            query: {
                /** @description 商品编号 */
                goodsId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一件商品的全部，草稿与下架的也在内 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsManageShelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "goodsId": "1",
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["ShelfBody"];
            };
        };
        responses: {
            /** @description 上架或下架 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsManageCodes: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 商品编号 */
                goodsId: string;
                /** @description 只看给出去了的（1）或还没给的（0） */
                given?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一件商品的兑换码，遮住的 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsCodePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    goodsManageRecode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "codeId": "7",
                 *       "code": "LENS-9P2T-4HXW-0001",
                 *       "reason": "供应方确认原来的码已失效"
                 *     }
                 */
                "application/json": components["schemas"]["RecodeBody"];
            };
        };
        responses: {
            /** @description 给出去的兑换码用不了：换成供应方补的新码，订单与库存不变 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    orderManageComplete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orderId": "31"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdBody"];
            };
        };
        responses: {
            /** @description 替会员确认收货 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 只看一种：shown 展示着的，hidden 隐藏的，merged 已并入别的 */
                state?: "shown" | "hidden" | "merged";
                /** @description 排序的列 */
                orderByColumn?: "created_at" | "view_count" | "thread_count" | "follow_count" | "week_heat";
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 话题，隐藏与并走的都在内 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTopicPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "第一视角的秋天",
                 *       "intro": "把秋天戴在眼睛上",
                 *       "cover": ""
                 *     }
                 */
                "application/json": components["schemas"]["TopicSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改话题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicManageShow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "3",
                 *       "isShow": 0
                 *     }
                 */
                "application/json": components["schemas"]["TopicShowBody"];
            };
        };
        responses: {
            /** @description 隐藏或恢复话题，它的帖子不受影响 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicManageMerge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "3",
                 *       "into": "第一视角的秋天"
                 *     }
                 */
                "application/json": components["schemas"]["TopicMergeBody"];
            };
        };
        responses: {
            /** @description 把重复的话题并入另一个 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 只看一种：0 报名未开始，1 报名中，2 报名截止，3 进行中，4 已结束，5 已取消 */
                state?: 0 | 1 | 2 | 3 | 4 | 5;
                /** @description 只看一种：1 展示着的，3 下架的 */
                status?: 1 | 3;
                /** @description 排序的列 */
                orderByColumn?: "start_at" | "joined_num";
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 活动，下架的也在内 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedActivityPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activityId": "301",
                 *       "signEndAt": "2026-11-27 18:00:00",
                 *       "maxNum": 30
                 *     }
                 */
                "application/json": components["schemas"]["ActivitySaveBody"];
            };
        };
        responses: {
            /** @description 改报名截止时间与人数上限 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    activityManageExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activityId": "301"
                 *     }
                 */
                "application/json": components["schemas"]["ActivityExportBody"];
            };
        };
        responses: {
            /** @description 导出报名名单 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityExportResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 只看一种 */
                type?: "day" | "week" | "month" | "starter";
                /** @description 只看一种状态 */
                status?: 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 任务 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTaskPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "浏览 5 篇帖子",
                 *       "work": "BROWSE_POSTS",
                 *       "description": "打开 5 篇不同的帖子",
                 *       "type": "day",
                 *       "rewardNum": 5,
                 *       "rewardPoints": 5,
                 *       "rewardExp": 0,
                 *       "mprouter": "/",
                 *       "orderNum": 1,
                 *       "status": 1
                 *     }
                 */
                "application/json": components["schemas"]["TaskSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改任务 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    bannerManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 1 显示着的，0 藏着的 */
                isShow?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 轮播图 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBannerPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    bannerManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "日出之前",
                 *       "subtitle": "把清晨夹在眼前",
                 *       "tag": "活动",
                 *       "picUrl": "/static/demo/g-one.svg",
                 *       "linkUrl": "/",
                 *       "buttonText": "去看看",
                 *       "orderNum": 1,
                 *       "isShow": 1
                 *     }
                 */
                "application/json": components["schemas"]["BannerSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改轮播图 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    bannerManageDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedIdBody"];
            };
        };
        responses: {
            /** @description 删除轮播图 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    menuManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看一种 */
                menuType?: "00" | "10" | "20";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 菜单项 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedMenuPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    menuManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": "0",
                 *       "name": "社区版块",
                 *       "menuType": "10",
                 *       "routePath": "/pages/content/community",
                 *       "routeValue": "community",
                 *       "orderNum": 1,
                 *       "isShow": 1
                 *     }
                 */
                "application/json": components["schemas"]["MenuSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改菜单项 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    menuManageDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedIdBody"];
            };
        };
        responses: {
            /** @description 删除菜单项 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 排序 */
                orderByColumn?: "order" | "threads";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 圈子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCirclePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "影像创作",
                 *       "category": "创作",
                 *       "brief": "用眼镜拍下的每一天",
                 *       "picUrl": "",
                 *       "notice": "",
                 *       "rule": "",
                 *       "orderNum": 1,
                 *       "isOpen": 1,
                 *       "joinType": 0
                 *     }
                 */
                "application/json": components["schemas"]["CircleSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改圈子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    floorManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 首页楼层 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedFloorPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    floorManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "第一次戴上它",
                 *       "orderNum": 1,
                 *       "items": []
                 *     }
                 */
                "application/json": components["schemas"]["FloorSaveBody"];
            };
        };
        responses: {
            /** @description 新建或修改首页楼层 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    floorManageDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedIdBody"];
            };
        };
        responses: {
            /** @description 删除首页楼层 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleMine: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我加入的圈子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinedCirclePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "circleId": "2"
                 *     }
                 */
                "application/json": components["schemas"]["CircleJoinBody"];
            };
        };
        responses: {
            /** @description 加入圈子，或申请加入 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CircleStandingResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleLeave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "circleId": "2"
                 *     }
                 */
                "application/json": components["schemas"]["CircleIdBody"];
            };
        };
        responses: {
            /** @description 退出圈子，或撤回申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CircleStandingResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "circleId": "2"
                 *     }
                 */
                "application/json": components["schemas"]["CircleIdBody"];
            };
        };
        responses: {
            /** @description 看过了，新帖从此刻数起 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleMembers: {
        parameters: {
            query: {
                /** @description 哪个圈子 */
                circleId: string;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 圈子的成员，版主在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CircleMemberPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "circleId": "2",
                 *       "notice": "11 月主题「雾」征集到月底"
                 *     }
                 */
                "application/json": components["schemas"]["CircleUpdateBody"];
            };
        };
        responses: {
            /** @description 版主修改公告与圈规 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleApplyList: {
        parameters: {
            query: {
                /** @description 哪个圈子 */
                circleId: string;
                /** @description 0 待审核，1 已通过，2 已拒绝，3 已撤回 */
                status?: 0 | 1 | 2 | 3;
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 加入申请，版主可见 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CircleApplyPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    circleApplyDecide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applyId": "7",
                 *       "pass": 1
                 *     }
                 */
                "application/json": components["schemas"]["CircleApplyDecideBody"];
            };
        };
        responses: {
            /** @description 通过或拒绝加入申请 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogNew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toUserId": "12"
                 *     }
                 */
                "application/json": components["schemas"]["ToUserBody"];
            };
        };
        responses: {
            /** @description 打开与某人的对话 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialogInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dialogId": "31",
                 *       "content": "周末去林场吗？",
                 *       "requestId": "0a1b2c3d4e5f60718293a4b5c6d7e8f9"
                 *     }
                 */
                "application/json": components["schemas"]["DialogSendBody"];
            };
        };
        responses: {
            /** @description 发送私信 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dialogId": "31"
                 *     }
                 */
                "application/json": components["schemas"]["DialogDeleteBody"];
            };
        };
        responses: {
            /** @description 删除对话或其中一条消息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只要最后一条消息早于此编号的对话，取下一页时给上一页末行的 message.id，给出时 pageNum 不起作用 */
                beforeId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的对话 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialogPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogDetail: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 对话编号 */
                dialogId: string;
                /** @description 只要早于此编号的消息，给出时 pageNum 不起作用 */
                beforeId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 对话里的消息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogInfo: {
        parameters: {
            query: {
                /** @description 对话编号 */
                dialogId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个对话的对方与状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialogInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dialogId": "31",
                 *       "messageId": "5002"
                 *     }
                 */
                "application/json": components["schemas"]["DialogReadBody"];
            };
        };
        responses: {
            /** @description 读到某条消息为止 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogRecall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageId": "5002"
                 *     }
                 */
                "application/json": components["schemas"]["DialogRecallBody"];
            };
        };
        responses: {
            /** @description 撤回自己发的消息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    dialogReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dialogId": "31",
                 *       "messageIds": [
                 *         "5001"
                 *       ],
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": components["schemas"]["DialogReportBody"];
            };
        };
        responses: {
            /** @description 举报对方的消息 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    blockAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toUserId": "12"
                 *     }
                 */
                "application/json": components["schemas"]["ToUserBody"];
            };
        };
        responses: {
            /** @description 屏蔽 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    blockDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toUserId": "12"
                 *     }
                 */
                "application/json": components["schemas"]["ToUserBody"];
            };
        };
        responses: {
            /** @description 解除屏蔽 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    blockList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 屏蔽名单 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedUserPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadSticky: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1,
                 *       "reason": "内容扎实"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadMarkBody"];
            };
        };
        responses: {
            /** @description 分组置顶 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1,
                 *       "reason": "内容扎实"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadMarkBody"];
            };
        };
        responses: {
            /** @description 全站置顶 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadStickyCircle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1,
                 *       "reason": "内容扎实"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadMarkBody"];
            };
        };
        responses: {
            /** @description 圈子置顶 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadEssence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1,
                 *       "reason": "内容扎实"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadMarkBody"];
            };
        };
        responses: {
            /** @description 加精 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadCherrypick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1,
                 *       "reason": "内容扎实"
                 *     }
                 */
                "application/json": components["schemas"]["CherrypickBody"];
            };
        };
        responses: {
            /** @description 选入精选 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "circleId": "2",
                 *       "reason": "更适合放在那边"
                 *     }
                 */
                "application/json": components["schemas"]["MoveBody"];
            };
        };
        responses: {
            /** @description 移动帖子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadUndershelf: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1,
                 *       "reason": "内容扎实"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadMarkBody"];
            };
        };
        responses: {
            /** @description 下架 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadDisplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1,
                 *       "reason": "内容扎实"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadMarkBody"];
            };
        };
        responses: {
            /** @description 恢复展示 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadPostSticky: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postId": "7001",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["PostStickyBody"];
            };
        };
        responses: {
            /** @description 评论置顶 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActAnswerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "reason": "spam"
                 *     }
                 */
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            /** @description 举报帖子、评论或成员 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    userDeny: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "12",
                 *       "value": 1,
                 *       "days": 7,
                 *       "reason": "多次发布广告"
                 *     }
                 */
                "application/json": components["schemas"]["DenyBody"];
            };
        };
        responses: {
            /** @description 禁言 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    userForbidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "12",
                 *       "value": 1,
                 *       "days": 30,
                 *       "reason": "冒充官方"
                 *     }
                 */
                "application/json": components["schemas"]["ForbiddenBody"];
            };
        };
        responses: {
            /** @description 封禁 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    userClosed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "12",
                 *       "value": 1,
                 *       "reason": "本人申请"
                 *     }
                 */
                "application/json": components["schemas"]["ClosedBody"];
            };
        };
        responses: {
            /** @description 关闭账号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    postMayDo: {
        parameters: {
            query: {
                /** @description 评论编号 */
                postId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我可以对这条评论做什么 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostMayDoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    userMayDo: {
        parameters: {
            query: {
                /** @description 成员编号 */
                userId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我可以对这位成员做什么 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserMayDoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    reportList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 0 待处理，1 处理中，2 已处理，3 已驳回 */
                status?: 0 | 1 | 2 | 3;
                /** @description 被举报的是什么：帖子、评论、成员、私信 */
                targetType?: "thread" | "post" | "user" | "message";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 举报队列 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportCasePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    reportDetail: {
        parameters: {
            query: {
                /** @description 举报编号 */
                caseId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一件举报 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    reportHandle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "caseId": "9",
                 *       "action": "delete_deny",
                 *       "days": 7,
                 *       "note": "违反公约第 5 条"
                 *     }
                 */
                "application/json": components["schemas"]["ReportHandleBody"];
            };
        };
        responses: {
            /** @description 处理举报 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    reviewList: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 帖子或评论 */
                kind: "thread" | "post";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 等待审核的内容 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRowPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    reviewDecide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "thread",
                 *       "id": "301",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReviewDecideBody"];
            };
        };
        responses: {
            /** @description 审核 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    proposalList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 等我决定的提议，和我自己提的 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    proposalDecide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "4",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["ProposalDecideBody"];
            };
        };
        responses: {
            /** @description 决定提议；自己提的可以撤回 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wordList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 词的一部分 */
                keyWord?: string;
                /** @description pass 放行，mask 打码，review 先审后发，reject 不许发 */
                action?: "pass" | "mask" | "review" | "reject";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 敏感词 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WordPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wordSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "words": [
                 *         "全网最低"
                 *       ],
                 *       "action": "review"
                 *     }
                 */
                "application/json": components["schemas"]["WordSaveBody"];
            };
        };
        responses: {
            /** @description 添加敏感词 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wordDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "3"
                 *     }
                 */
                "application/json": components["schemas"]["WordDelBody"];
            };
        };
        responses: {
            /** @description 删除敏感词 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    unreadNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tick": 5
                 *     }
                 */
                "application/json": components["schemas"]["TickBody"];
            };
        };
        responses: {
            /** @description 未读数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadNotificationResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    readAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tick": 5
                 *     }
                 */
                "application/json": components["schemas"]["TickBody"];
            };
        };
        responses: {
            /** @description 全部设为已读 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    postNoticeList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看一类：reply 评论与回复，mention 提到我，like 赞与收藏，follow 关注 */
                section?: "reply" | "mention" | "like" | "follow";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 互动通知 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostNoticePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    systemNoticeList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 系统通知 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemNoticePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    noticeRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "posts"
                 *     }
                 */
                "application/json": components["schemas"]["NoticeReadBody"];
            };
        };
        responses: {
            /** @description 一类通知全部设为已读 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    noticeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的提醒与私信设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSettingsResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    noticeSettingsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "like": 0
                 *     }
                 */
                "application/json": components["schemas"]["NoticeSettingsBody"];
            };
        };
        responses: {
            /** @description 改提醒与私信设置 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSettingsResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pointsInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的积分 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pointsList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 1 收入，2 支出；不给为全部 */
                changeType?: 1 | 2;
                /** @description 只看这个月，形如 2026-11 */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的积分明细，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointEntryPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pointsMonths: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我有积分明细的月份与各月收支，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsMonthsResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    levelInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的等级、全部等级与今天的经验 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pointsReconcile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 对账：每位成员的余额与经验是否等于各笔之和（需要 points.audit） */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconcileResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pointsAdjust: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "12",
                 *       "points": 50,
                 *       "reason": "补发线下活动的奖励",
                 *       "requestId": "0f8fad5bd9cb469fa16570867728950e"
                 *     }
                 */
                "application/json": components["schemas"]["PointsAdjustBody"];
            };
        };
        responses: {
            /** @description 人工调整一位成员的积分（需要 points.adjust） */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsAdjustedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pointsManageAccounts: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 成员编号 */
                userId?: string;
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 每位成员的余额与各笔之和 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointAccountPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pointsManageLedger: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 成员编号 */
                userId: string;
                /** @description 1 收入，2 支出 */
                changeType?: 1 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一位成员的积分明细 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointEntryPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pollMine: {
        parameters: {
            query: {
                /** @description 帖子编号 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一次投票与我：我选了什么，投过之后的票数 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollMineResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    pollVote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "optionIds": [
                 *         "41"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PollVoteBody"];
            };
        };
        responses: {
            /** @description 投票 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PollMineResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireManageList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 只看一种状态 */
                state?: components["schemas"]["ManagedSurveyState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 全部问卷，草稿也在内，新的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedSurveyPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireManageDetail: {
        parameters: {
            query: {
                /** @description 问卷编号 */
                surveyId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一份问卷和它的题目，供编辑与复制 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireManageDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireManageSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "1.2.0 用了一周，说说感受",
                 *       "intro": "三道题，大约一分钟。",
                 *       "startAt": "2026-12-01 00:00:00",
                 *       "endAt": "2026-12-15 00:00:00",
                 *       "rewardPoints": 30,
                 *       "questions": [
                 *         {
                 *           "id": "q1",
                 *           "type": "rating",
                 *           "title": "触控顺不顺手",
                 *           "required": 1,
                 *           "options": [],
                 *           "min": 0,
                 *           "max": 0,
                 *           "hint": ""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SurveySaveBody"];
            };
        };
        responses: {
            /** @description 新建草稿或修改问卷；有人答过之后只能改标题、说明与起止时间 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireManageCopy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "surveyId": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedSurveyBody"];
            };
        };
        responses: {
            /** @description 复制成一份新的草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireManagePublish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "surveyId": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedSurveyBody"];
            };
        };
        responses: {
            /** @description 发布草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireManageClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "surveyId": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedSurveyBody"];
            };
        };
        responses: {
            /** @description 提前结束进行中的问卷 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireManageDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "surveyId": "1"
                 *     }
                 */
                "application/json": components["schemas"]["ManagedSurveyBody"];
            };
        };
        responses: {
            /** @description 删除草稿 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireTexts: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 问卷编号 */
                surveyId: string;
                /** @description 题目编号 */
                questionId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一道填空题的回答，新的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyTextRowPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireExport: {
        parameters: {
            query: {
                /** @description 问卷编号 */
                surveyId: string;
                /** @description 上一批给出的 next，第一批不写 */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 全部回答的 CSV，一次一批 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireExportResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 问卷，进行中的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireDetail: {
        parameters: {
            query: {
                /** @description 问卷编号 */
                surveyId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一份问卷和它的题目 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireDetailResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "surveyId": "1",
                 *       "answers": [
                 *         {
                 *           "questionId": "q1",
                 *           "optionIds": [
                 *             "a"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SurveySubmitBody"];
            };
        };
        responses: {
            /** @description 提交问卷，每人一次 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireSubmitResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    questionnaireResults: {
        parameters: {
            query: {
                /** @description 问卷编号 */
                surveyId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一份问卷的结果，供运营 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionnaireResultsResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    recommendHide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["RecommendHideBody"];
            };
        };
        responses: {
            /** @description 不感兴趣，或收回 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    recommendHidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我不感兴趣的帖子，最近 500 篇 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendHiddenResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskDayList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 今日任务 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "filter": {}
                 *     }
                 */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description 我的积分与今天签到了没有 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskMonthList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 每月任务 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskStarterList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 新手任务 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    taskWeekList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 每周任务 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadBrowse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "41"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadBrowseBody"];
            };
        };
        responses: {
            /** @description 记下我看了一篇帖子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "用眼镜拍完一整个秋天",
                 *       "content": "<p>没有取景框之后，我反而拍得更慢了。</p>",
                 *       "threadClassify": 1,
                 *       "groupId": "2",
                 *       "circleId": "2",
                 *       "imageList": [
                 *         {
                 *           "url": "/uploads/2026/11/a1.webp",
                 *           "filePath": "/uploads/2026/11/a1.webp",
                 *           "thumbnailUrl": "/uploads/2026/11/a1-t.webp",
                 *           "width": 1600,
                 *           "height": 1200
                 *         }
                 *       ],
                 *       "vedioList": [
                 *         {
                 *           "url": "/uploads/2026/11/v1.mp4",
                 *           "picUrl": "/uploads/2026/11/v1.webp"
                 *         }
                 *       ],
                 *       "topicList": [
                 *         {
                 *           "id": "3",
                 *           "content": "第一视角的秋天"
                 *         }
                 *       ],
                 *       "friendList": [
                 *         {
                 *           "userId": "15",
                 *           "nickname": "苏木木"
                 *         }
                 *       ],
                 *       "deviceName": "Lens One",
                 *       "requestId": "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadCreateBody"];
            };
        };
        responses: {
            /** @description 发表动态或帖子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadCreateResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadAddPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "content": "<p>第三张的光真好。</p>",
                 *       "parentId": "7001",
                 *       "imageList": [
                 *         {
                 *           "url": "/uploads/2026/11/a1.webp",
                 *           "filePath": "/uploads/2026/11/a1.webp",
                 *           "thumbnailUrl": "/uploads/2026/11/a1-t.webp",
                 *           "width": 1600,
                 *           "height": 1200
                 *         }
                 *       ],
                 *       "requestId": "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo"
                 *     }
                 */
                "application/json": components["schemas"]["AddPostBody"];
            };
        };
        responses: {
            /** @description 发表评论或回复 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "revision": 1,
                 *       "title": "用眼镜拍完一整个秋天",
                 *       "content": "<p>没有取景框之后，我反而拍得更慢了。</p>"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadEditBody"];
            };
        };
        responses: {
            /** @description 编辑自己的内容；别处先改过时是 409 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadEditResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadHistory: {
        parameters: {
            query: {
                /** @description 帖子编号 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一篇内容的各个版本，最新在前；作者与有权管它的人看得到 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadHistoryResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadThumbup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["ThumbupBody"];
            };
        };
        responses: {
            /** @description 点赞或取消点赞 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["ThreadFlagBody"];
            };
        };
        responses: {
            /** @description 收藏或取消收藏 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadTipping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "points": 20,
                 *       "requestId": "k3Jd8sLq0aZx7CvB1nM5pW2eR9tY4uIo"
                 *     }
                 */
                "application/json": components["schemas"]["TippingBody"];
            };
        };
        responses: {
            /** @description 打赏帖子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TippingInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    tippingInfo: {
        parameters: {
            query: {
                /** @description 帖子编号 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 打赏之前：余额、今天还能打赏多少、我已打赏多少 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TippingInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    tippingList: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 帖子编号 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 谁打赏过这篇帖子，多的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipperPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadIdBody"];
            };
        };
        responses: {
            /** @description 记一次分享 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadId": "301",
                 *       "reason": "广告"
                 *     }
                 */
                "application/json": components["schemas"]["ThreadDelBody"];
            };
        };
        responses: {
            /** @description 删除帖子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadDelPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "postId": "7001",
                 *       "reason": "广告"
                 *     }
                 */
                "application/json": components["schemas"]["PostDelBody"];
            };
        };
        responses: {
            /** @description 删除评论 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 1 = 只看精华，0 = 只看非精华，不写 = 都看 */
                isessence?: 0 | 1;
                /** @description 1 = 只看公约，0 = 只看不是公约的，不写 = 都看 */
                isPact?: 0 | 1;
                /** @description 1 = 只看指南，0 = 只看不是指南的，不写 = 都看 */
                isGuide?: 0 | 1;
                /** @description 只看此人的 */
                userId?: string;
                /** @description 只看此类 */
                threadClassify?: 0 | 1 | 2;
                /** @description 排序的列 */
                orderByColumn?: "posted_at" | "pact_at" | "guide_at" | "essence_at" | "hot_score";
                /** @description 排序方向 */
                isAsc?: components["parameters"]["isAsc"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 帖子总列表与搜索 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadHomeList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 推荐（热度随时间衰减）、最新、关注、精华、与我同款（device，用我认证的那款设备发的）；关注与同款需要令牌，否则为空 */
                tab?: "recommend" | "latest" | "follow" | "essence" | "device";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 首页信息流 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadListOfCircle: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 圈子编号 */
                circleId: string;
                /** @description 排序的列 */
                orderByColumn?: "posted_at" | "last_reply_at" | "hot_score";
                /** @description 1 = 只看精华，0 = 只看非精华，不写 = 都看 */
                isessence?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个圈子的帖子，圈内置顶在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadListOfTopic: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 话题编号 */
                topicId: string;
                /** @description 排序的列 */
                orderByColumn?: "posted_at" | "hot_score";
                /** @description 1 = 只看精华，0 = 只看非精华，不写 = 都看 */
                isessence?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个话题的帖子 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadListOfGroup: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 分组编号 */
                groupId: string;
                /** @description 排序的列 */
                orderByColumn?: "posted_at" | "hot_score";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一个分组的帖子，全站置顶在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadDetail: {
        parameters: {
            query: {
                /** @description 帖子编号 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 帖子详情，任何人看到的 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadDetailV2: {
        parameters: {
            query: {
                /** @description 帖子编号 */
                threadId: string;
                /** @description 是否算作一次浏览：0 只问它对我而言的状态 */
                visit?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 帖子详情与它对查看者而言的状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadWithViewerResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    postList: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 帖子编号 */
                threadId: string;
                /** @description 排序的列 */
                orderByColumn?: "hot" | "posted_at" | "posted_at_desc";
                /** @description 1 = 只看楼主 */
                onlyAuthor?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 帖子的评论 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    replyList: {
        parameters: {
            query: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 评论编号；给一条回复的编号，就是它所在的那条评论 */
                postId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一条评论下的全部回复 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    viewerState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "threadIds": [
                 *         "301"
                 *       ],
                 *       "postIds": [
                 *         "7001"
                 *       ],
                 *       "userIds": [
                 *         "15"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ViewerStateBody"];
            };
        };
        responses: {
            /** @description 一批帖子、评论、用户与我的关系 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewerStateResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    myThreads: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我发表的帖子与动态，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    heldThreadList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我发表而大家看不到的帖子与动态，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    thumbupList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我赞过的帖子，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    favoriteList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 谁的；不给为我的。对方可以隐藏 */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 收藏的帖子，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    myPostList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的评论与回复，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPostPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    commentLikeList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的评论收到的赞，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentLikePage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    searchHistory: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我的搜索历史，最近在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordItemPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    delSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "keyword": "眼镜"
                 *     }
                 */
                "application/json": components["schemas"]["KeywordBody"];
            };
        };
        responses: {
            /** @description 删除一条搜索历史 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    clearUserSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description 清空搜索历史 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    threadHot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 热门内容的日、月、年榜 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadHotResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    cherrypickList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只看此分组的精选 */
                groupId?: string;
                /** @description 最近入选、综合（热度随时间衰减）或最热 */
                orderByColumn?: "cherrypick_at" | "hot_rank" | "hot_score";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 精选 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
                /** @description 排序的列 */
                orderByColumn?: "view_count" | "created_at";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 话题列表与搜索 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicStatistics: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 按浏览数，或按最近一天、一周的热度 */
                orderByColumn?: "view_count" | "day_heat" | "week_heat";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 话题榜 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 话题编号 */
                topicId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 话题详情 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicInsight: {
        parameters: {
            query: {
                /** @description 哪个话题 */
                topicId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 话题的今天、参与最多的人与相关话题 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicInsightResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicMine: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我关注的话题，最近关注的在前 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowedTopicPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicFollow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topicId": "3",
                 *       "value": 1
                 *     }
                 */
                "application/json": components["schemas"]["TopicFollowBody"];
            };
        };
        responses: {
            /** @description 关注话题，或取消 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicFollowedResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    topicSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topicId": "3"
                 *     }
                 */
                "application/json": components["schemas"]["TopicIdBody"];
            };
        };
        responses: {
            /** @description 看过了，新帖从此刻数起 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    commonUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description 图片 jpg、png、gif、webp；视频 mp4、webm；至多 10485760 字节
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description 上传图片或视频 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFileResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    uploadList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 文件的地址、展示它的帖子的地址，或成员的昵称 */
                keyWord?: string;
                /** @description down 被下架的 */
                state?: "down";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 成员上传的图片与视频 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUploadPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    uploadWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "/uploads/2026/11/a1.webp",
                 *       "value": 1,
                 *       "reason": "含有他人隐私"
                 *     }
                 */
                "application/json": components["schemas"]["UploadWithdrawBody"];
            };
        };
        responses: {
            /** @description 下架一个文件，或恢复它 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    fansList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 看谁的，缺省是我的 */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 粉丝 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    followList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 看谁的，缺省是我的 */
                userId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 关注 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    hotUserListOfMember: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只排此圈子的活跃用户 */
                circleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 活跃榜，带关注状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    hotUserList: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 只排此圈子的活跃用户 */
                circleId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 活跃榜 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    userQuery: {
        parameters: {
            query?: {
                /** @description 第几页，从 1 起 */
                pageNum?: components["parameters"]["pageNum"];
                /** @description 每页条数 */
                pageSize?: components["parameters"]["pageSize"];
                /** @description 关键词 */
                keyWord?: components["parameters"]["keyWord"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 按昵称搜索用户 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    followAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toUserId": "15"
                 *     }
                 */
                "application/json": components["schemas"]["schemas-ToUserBody"];
            };
        };
        responses: {
            /** @description 关注 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    followDel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "toUserId": "15"
                 *     }
                 */
                "application/json": components["schemas"]["schemas-ToUserBody"];
            };
        };
        responses: {
            /** @description 取消关注 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    otherInfoOfMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "15"
                 *     }
                 */
                "application/json": components["schemas"]["UserIdBody"];
            };
        };
        responses: {
            /** @description 别人的资料，带关注状态 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    otherInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "15"
                 *     }
                 */
                "application/json": components["schemas"]["UserIdBody"];
            };
        };
        responses: {
            /** @description 别人的资料 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    ownInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "filter": {}
                 *     }
                 */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description 我的资料与用户组权限 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxShortLink: {
        parameters: {
            query: {
                /** @description 帖子编号 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 一篇帖子在小程序里的短链接 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxShortLinkResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxShareMiniProgram: {
        parameters: {
            query: {
                /** @description 帖子编号 */
                threadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 把一篇帖子分享成小程序卡片要的资料 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxShareMiniProgramResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "13800138000"
                 *     }
                 */
                "application/json": components["schemas"]["WxSmsBody"];
            };
        };
        responses: {
            /** @description 给要绑定的手机发短信验证码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 我绑定了哪些登录方式 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxInfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxDecrypt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxDecryptBody"];
            };
        };
        responses: {
            /** @description 解开小程序拿到的加密资料；其中有手机号时绑定到我的账号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxDecryptResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxQrcode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxQrcodeBody"];
            };
        };
        responses: {
            /** @description 小程序某一页的小程序码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxQrcodeResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxUserinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxWebBody"];
            };
        };
        responses: {
            /** @description 用网页登录的 code 读我的微信昵称与头像，并绑定到我的账号 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxUserinfoResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxScheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxSchemeBody"];
            };
        };
        responses: {
            /** @description 从微信之外打开小程序某一页的链接 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxSchemeResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxSmsLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxSmsLoginBody"];
            };
        };
        responses: {
            /** @description 用短信验证码登录；第一次来的手机号随即注册 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokenResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxWebRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxWebRegisterBody"];
            };
        };
        responses: {
            /** @description 微信网页登录；第一次来的随即注册 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokenResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxLoginBody"];
            };
        };
        responses: {
            /** @description 小程序登录；没有注册的答 409 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokenResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxRegisterBody"];
            };
        };
        responses: {
            /** @description 小程序注册；注册过的直接登录 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTokenResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 开通了哪些登录方式 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxWaysResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxBegin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 开始一次微信网页登录或绑定 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WxBeginResult"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    wxUnbind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WxUnbindBody"];
            };
        };
        responses: {
            /** @description 解绑微信或手机；唯一的登录方式不能解绑 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    phoneSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneSmsBody"];
            };
        };
        responses: {
            /** @description 给要登录的手机发短信验证码 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    phoneBind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneBindBody"];
            };
        };
        responses: {
            /** @description 绑定手机 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
    phonePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhonePasswordBody"];
            };
        };
        responses: {
            /** @description 没有密码的成员凭绑定手机的短信验证码设置密码，其他登录随之结束 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"] | components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["Http404"];
            413: components["responses"]["Http413"];
            415: components["responses"]["Http415"];
            429: components["responses"]["Http429"];
            500: components["responses"]["Http500"];
            503: components["responses"]["Http503"];
        };
    };
}
