## The menu of editions

legions-menu-0 = By the rules of which edition?
legions-menu-0-2018 = 2018 (of 5 May 2018)
legions-menu-0-2019 = 2019 (of 9 October 2019, the newest)
