## Editions

legions-edition-2018 = 2018 edition
legions-edition-2019 = 2019 edition

legions-menu-0 = By the rules of which edition?
legions-menu-0-2018 = 2018 (of 5 May 2018)
legions-menu-0-2019 = 2019 (of 9 October 2019, the newest)
