/** Texts of the dialog in which a place is named; its code comes when it is asked for. */
export const placeText = {
  title: "添加位置",
  name: "地点",
  hint: "城北林场",
  missing: "地点不能为空",
  locate: "附上大致坐标",
  locating: "正在定位",
  denied: "未获得定位权限，可以只写地点",
  failed: "没能定位，可以只写地点",
  near: "已附上 {place}",
  drop: "不附坐标",
  renamed: "地点改了名，坐标还是原来的。换了地方的话，请不附坐标，或者去掉后重新定位。",
  note: "不点就不会附上坐标；附上的只精确到约 100 米，读的人可以在地图上打开。",
  cancel: "取消",
  use: "用这个位置",
} as const;
